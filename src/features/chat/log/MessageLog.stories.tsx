import { expect, within } from 'storybook/test'
import { chatId } from '#mocks/ids.ts'
import preview from '#storybook/preview.tsx'
import type { ChatMessage } from '../chatMessage.ts'
import { MessageLog, type MessageLogProps } from './MessageLog.tsx'

const MIRELLE = 'Mirelle of the Tides'
const CHAT = chatId('mira-mirelle-of-the-tides')

/** At noon of a Wednesday, as every story. */
const said = (id: number, content: string, timestamp: string, isCharacter: boolean): ChatMessage => ({
  id: `m${id}`,
  content,
  timestamp,
  senderId: isCharacter ? 'mirelle' : 'mira',
  receiverId: isCharacter ? 'mira' : 'mirelle',
  isCharacter,
})

const TALK = [
  said(
    1,
    '*She does not look up from the lamp. The brass is warm; the wick is trimmed too neatly.*\n\nYou came by the cliff path. Nobody comes by the cliff path. Sit. The kettle is **almost** honest.',
    '2026-05-19T21:04:00Z',
    true,
  ),
  said(2, 'I found a bottle with your name on it. It was addressed to me.', '2026-05-19T21:06:00Z', false),
  said(
    3,
    'Then it is not a letter. It is a **receipt**. Show me the wax: was it blue, or the other blue?',
    '2026-05-19T21:06:00Z',
    true,
  ),
  said(4, 'The *other* blue. What does that mean?', '2026-05-20T11:31:00Z', false),
]

/** The log in a page's place for it. */
function Log(props: Partial<MessageLogProps>) {
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: 'min(100dvh, 760px)' }}>
      <MessageLog
        messages={TALK}
        characterName={MIRELLE}
        characterPicture=""
        chatId={CHAT}
        isTyping={false}
        isLoading={false}
        error={undefined}
        onTryAgain={() => undefined}
        {...props}
      />
    </main>
  )
}

const meta = preview.meta({ component: Log, parameters: { world: { viewer: 'mira', clock: '2026-05-20T12:00:00Z' } } })

type Canvas = ReturnType<typeof within>
const rowsOf = (canvas: Canvas) => canvas.findAllByRole('article')
const bubbleOf = (row: HTMLElement) => row.querySelector('[data-text]')!.parentElement!

export const Conversation = meta.story({
  tags: ['B2.8-07', 'B2.8-08', 'B2.8-13', 'B2.8-14', 'B2.10-02', 'visual'],
  play: async ({ canvas }) => {
    const [first, mine] = await rowsOf(canvas)
    const log = canvas.getByRole('log', { name: `Messages with ${MIRELLE}` })
    const middle = log.getBoundingClientRect().left + log.clientWidth / 2

    const times = canvas.getAllByRole('article').map((row) => row.querySelector('time')?.textContent)
    await expect(times).toEqual(['Yesterday 21:04', 'Yesterday 21:06', 'Yesterday 21:06', '11:31'])
    await expect(first!.querySelector('em')).toHaveTextContent(/^She does not look up/)
    await expect(first!.querySelector('strong')).toHaveTextContent('almost')

    await expect(bubbleOf(first).getBoundingClientRect().left).toBeLessThan(middle)
    await expect(getComputedStyle(bubbleOf(first)).backgroundColor).toBe('rgb(24, 20, 41)')
    await expect(bubbleOf(mine).getBoundingClientRect().right).toBeGreaterThan(middle + log.clientWidth / 4)
    await expect(getComputedStyle(bubbleOf(mine)).backgroundColor).toBe('rgb(91, 55, 207)')
  },
})
