import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import Markdown from 'react-markdown'

// The baseline of the chat benchmark: the same messages with react-markdown in a virtual list, and a text field.

interface Said {
  role: string
  content: string
}

const json = async (url: string, headers?: HeadersInit): Promise<unknown> =>
  (await fetch(url, { headers: headers ?? {} })).json()

const { apiBaseUrl, token } = (await json('./config.json')) as { apiBaseUrl: string; token: string }
const bearer = { Authorization: `Bearer ${token}` }
const { data } = (await json(`${apiBaseUrl}/chats/me?page=1&limit=8`, bearer)) as {
  data: { id: string; character: { name: string } }[]
}
const { id } = data.find(({ character }) => character.name === 'Mirelle of the Tides')!

const all = (await json(`${apiBaseUrl}/chats/${id}/messages`, bearer)) as Said[]
const messages = all.filter(({ role }) => role !== 'system')

function BareList() {
  const log = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => log.current,
    estimateSize: () => 110,
    overscan: 5,
    anchorTo: 'end',
    initialOffset: messages.length * 110,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  return (
    <>
      <div ref={log} role="log">
        <div ref={rows.containerRef} style={{ position: 'relative' }}>
          {rows.getVirtualItems().map(({ key, index }) => (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              style={{ position: 'absolute', left: 0, right: 0 }}
            >
              <div data-text>
                <Markdown>{messages[index]!.content}</Markdown>
              </div>
            </div>
          ))}
        </div>
      </div>
      <textarea aria-label="Message" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </>
  )
}

createRoot(document.getElementById('root')!).render(<BareList />)
