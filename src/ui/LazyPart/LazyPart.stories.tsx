import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { CodeLoadError } from '#src/code/loadCode.ts'
import preview from '#storybook/preview.tsx'
import { lazyPart } from './lazyPart.tsx'

const Loaded = () => <p>The part</p>
type Load = () => Promise<typeof Loaded>

/** A field, and a part that renders once something is typed into it. */
function Example({ load }: { load: Load }) {
  const [Part] = useState(() => lazyPart(load))
  const [text, setText] = useState('')
  return (
    <main style={{ padding: 24 }}>
      <input aria-label="Text" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      {text !== '' && <Part fallback={<p>Loading</p>} missing={<p>Not here</p>} />}
    </main>
  )
}

/** A button whose hover loads the code that its click renders. */
function Preloaded({ load }: { load: Load }) {
  const [Part] = useState(() => lazyPart(load))
  const [isShown, setIsShown] = useState(false)
  return (
    <main style={{ padding: 24 }}>
      <button type="button" onPointerEnter={Part.preload} onClick={() => setIsShown(true)}>
        Show
      </button>
      {isShown && <Part fallback={<p>Loading</p>} />}
    </main>
  )
}

/** Code that cannot be loaded until a story restores the connection. */
function behindAConnection(needsReload: boolean) {
  const connection = { isDown: true }
  const load = fn(() =>
    connection.isDown ? Promise.reject(new CodeLoadError({ needsReload })) : Promise.resolve(Loaded),
  )
  return { connection, load }
}

const meta = preview.meta({ component: Example, args: { load: () => Promise.resolve(Loaded) } })

export const CodeLoads = meta.story({
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Io')
    await canvas.findByText('Loading')
  },
})

const early = fn(() => Promise.resolve(Loaded))
/** Code that has loaded before renders at once: React would show a part that suspends 300 ms after its fallback. */
export const CodeLoadedBefore = meta.story({
  args: { load: early },
  render: ({ load }) => <Preloaded load={load} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    let hasWaited = false
    const observer = new MutationObserver(() => (hasWaited ||= canvasElement.textContent.includes('Loading')))
    observer.observe(canvasElement, { childList: true, subtree: true })
    const button = canvas.getByRole('button', { name: 'Show' })
    await userEvent.hover(button)
    await waitFor(() => expect(early).toHaveBeenCalled())
    await userEvent.click(button)
    await canvas.findByText('The part')
    await expect(hasWaited).toBe(false)
    observer.disconnect()
  },
})

const connectionIsBack = behindAConnection(false)
/** Only the part is missing; it renders when the connection is restored. */
export const CodeNotLoaded = meta.story({
  args: { load: connectionIsBack.load },
  play: async ({ canvas, userEvent }) => {
    connectionIsBack.connection.isDown = true
    await userEvent.type(canvas.getByRole('textbox'), 'Io')
    await canvas.findByText('Not here')
    await expect(canvas.getByRole('textbox')).toHaveValue('Io')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    connectionIsBack.connection.isDown = false
    window.dispatchEvent(new Event('online'))
    await canvas.findByText('The part')
    await expect(canvas.getByRole('textbox')).toHaveValue('Io')
  },
})

const codeIsGone = behindAConnection(true)
export const CodeIsGone = meta.story({
  args: { load: codeIsGone.load },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Io')
    await canvas.findByText('Not here')
    await expect(canvas.getByRole('textbox')).toHaveValue('Io')
  },
})
