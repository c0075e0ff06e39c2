import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { chatId } from '#mocks/fixtures/ids.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { callsTo } from '#storybook/storyWorlds.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
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
        onShown={() => undefined}
        onReport={() => undefined}
        {...props}
      />
    </main>
  )
}

const meta = preview.meta({ component: Log, parameters: { world: { viewer: 'mira', clock: '2026-05-20T12:00:00Z' } } })

const rowsOf = (canvas: Canvas) => canvas.findAllByRole('article')
const bubbleOf = (row: HTMLElement) => row.querySelector('[data-text]')!.parentElement!

/** The later day is shown between messages of different days; searching and copying skip it. */
export const Conversation = meta.story({
  tags: ['B2.8-07', 'B2.8-08', 'B2.8-13', 'B2.8-14', 'B2.10-02', 'desktop'],
  play: async ({ canvas }) => {
    const [first, mine, third, fourth] = await rowsOf(canvas)
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

    const day = within(log).getByText('Today')
    await expect(log.querySelectorAll('[data-day]')).toHaveLength(1)
    const { top, bottom } = day.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(third!.getBoundingClientRect().bottom - 1)
    await expect(bottom).toBeLessThanOrEqual(fourth!.getBoundingClientRect().top)
    // Safari knows the prefixed property only; in Firefox the computed value of what is inside is `auto`.
    const style = getComputedStyle(day.closest('[data-day]')!)
    await expect(style.getPropertyValue('user-select') || style.getPropertyValue('-webkit-user-select')).toBe('none')
    await expect(day.closest('[data-text]')).toBeNull()
  },
})

export const InYellow = meta.story({
  tags: ['B2.8-14', 'B2.10-03', 'phone'],
  parameters: { world: { viewer: 'mira', clock: '2026-05-20T12:00:00Z', storage: { userMessageColor: 'yellow' } } },
  play: async ({ canvas }) => {
    const [, mine] = await rowsOf(canvas)
    await expect(getComputedStyle(bubbleOf(mine)).backgroundColor).toBe('rgb(255, 209, 102)')
  },
})

export const Typing = meta.story({
  tags: ['B2.8-17'],
  args: { isTyping: true },
  play: async ({ canvas, canvasElement }) => {
    const log = await canvas.findByRole('log')
    const dots = log.querySelector('[data-typing]')!
    await expect(dots.children).toHaveLength(3)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const dot of dots.children) await expect(getComputedStyle(dot).animationName === 'none').toBe(isStill)
    await expect(dots.getBoundingClientRect().right).toBeLessThan(canvasElement.getBoundingClientRect().width / 2)
  },
})

export const Loading = meta.story({
  tags: ['phone', 'B2.8-18'],
  args: { messages: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Loading messages\.\.\.$/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Conversation' })).toHaveAttribute('aria-busy', 'true')
  },
})

const onChoose = fn()
export const ThreeGreetings = meta.story({
  args: { messages: TALK.slice(0, 1), chatId: undefined, greetingChoice: { index: 0, count: 3, onChoose } },
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('group', { name: 'Choose a greeting' }))
    await expect(choice.getByText('1/3')).toBeVisible()
    await userEvent.click(choice.getByRole('button', { name: 'Previous greeting' }))
    await expect(onChoose).toHaveBeenLastCalledWith(2)
    await userEvent.click(choice.getByRole('button', { name: 'Next greeting' }))
    await expect(onChoose).toHaveBeenLastCalledWith(1)
  },
})

const menuOf = (row: HTMLElement) => within(row).getByRole('button', { name: 'Message actions' })

export const ReportWithoutAChat = meta.story({
  tags: ['AMB-64'],
  args: { messages: TALK.slice(0, 1), chatId: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(callsTo(canvasElement, 'readMe')).toMatchObject([{ status: 200 }]))
    const [greeting] = await rowsOf(canvas)
    await userEvent.click(menuOf(greeting))
    await expect(await canvas.findByRole('menuitem', { name: 'Report' })).toBeDisabled()
    await expect(canvas.getByRole('menuitem', { name: 'Copy text' })).toBeEnabled()
  },
})

/** The tools of a long message stand where its reading ends; one's own messages cannot be reported. */
export const Copying = meta.story({
  tags: ['phone', 'NS-46', 'B2.8-15'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const [theirs, mine] = await rowsOf(canvas)
    const bubble = bubbleOf(theirs).getBoundingClientRect()
    await expect(bubble.height).toBeGreaterThan(150)
    await expect(menuOf(theirs).getBoundingClientRect().bottom).toBeCloseTo(bubble.bottom, 0)
    await expect(within(mine).queryByRole('button', { name: 'Message actions' })).toBeNull()
    await expect(mine.querySelector('[aria-haspopup]')).toBeNull()
    await userEvent.click(within(mine).getByRole('button', { name: 'Copy text' }))
    await expect(await within(mine).findByRole('button', { name: 'Copied' })).toBeVisible()
    await userEvent.click(menuOf(theirs))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Copy text' }))
    const asShown = TALK[0]!.content.replaceAll('*', '')
    await waitFor(() => expect(write.mock.calls).toEqual([[TALK[1]!.content], [asShown]]))
    await waitFor(() => expect(menuOf(theirs)).toHaveFocus())
  },
})

const AWKWARD = [
  said(1, 'مرحبا، *هذه* رسالة من **اليمين**.\n\n- واحد\n- اثنان', '2026-05-20T09:00:00Z', true),
  said(2, 'a'.repeat(400), '2026-05-20T09:01:00Z', false),
  said(
    3,
    `| ${'wide | '.repeat(30)}\n| ${'--- | '.repeat(30)}\n| ${'cell | '.repeat(30)}`,
    '2026-05-20T09:02:00Z',
    true,
  ),
  said(4, `\`\`\`js\nconst ${'long'.repeat(60)} = 1\n\`\`\``, '2026-05-20T09:03:00Z', false),
  said(5, `https://example.com/${'a'.repeat(300)}`, 'no time at all', true),
]

export const Awkward = meta.story({
  name: 'Awkward texts',
  tags: ['AMB-02', 'phone'],
  args: { messages: AWKWARD },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas)
    const log = canvas.getByRole('log')
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth)
    for (const row of rows) {
      await expect(bubbleOf(row).getBoundingClientRect().right).toBeLessThanOrEqual(log.getBoundingClientRect().right)
    }
    await expect(rows.at(-1)!.querySelector('time')!.textContent).toBe('')
  },
})

export const RightToLeftPage = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
})
