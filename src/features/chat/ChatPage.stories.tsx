import { type ComponentProps, useState } from 'react'
import { expect, fn, mocked, spyOn, waitFor, within } from 'storybook/test'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { characterSummary } from '#src/api/shapes/characterShapes.ts'
import { promptOpenAtom } from '#src/session/afterSignIn.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { ChatPage } from './ChatPage.tsx'
import { viewerAtom } from './conversationKey.ts'
import { conversationControlAtom } from './conversation/conversationControl.ts'

const MIRELLE = characterId('mirelle-of-the-tides')
const MIRAS_CHAT = chatId('mira-mirelle-of-the-tides')
const NINE = characterId('nine')
const SALMA = characterId('salma-of-the-stars')
const PHONE = { viewport: { value: 'w390' } }

const meta = preview.meta({
  component: ChatPage,
  args: { characterId: MIRELLE, known: {}, onDeleted: fn() },
  parameters: { world: { viewer: 'mira' as const, storage: { chatBannerVisible: false } } },
  globals: { viewport: { value: 'w1280' } },
  decorators: [(Story) => <main style={{ height: 796 }}>{Story()}</main>],
})

const fieldIn = (canvas: Canvas): Promise<HTMLTextAreaElement> => canvas.findByRole('textbox', { name: /^Message to/ })
const headerIn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Chat settings' }).closest('[aria-busy]')
const logIn = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('log')
/** What a story provokes is not the console's affair. */
const quietly = (): void => void spyOn(console, 'error').mockImplementation(() => undefined)
/** The page, which can be left and entered again. */
function OnAndOff(args: ComponentProps<typeof ChatPage>) {
  const [isOn, setIsOn] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOn(!isOn)}>
        On and off
      </button>
      {isOn && <ChatPage {...args} />}
    </>
  )
}

export const MirasConversation = meta.story({
  tags: ['B2.8-01', 'B2.8-03', 'B5.8-12', 'A6-26', 'B6-14', 'B7-31', 'B7-34', 'B4.9-01', 'B4.9-03', 'B2.1-07', 'B1-19'],
  play: async ({ canvas, canvasElement }) => {
    const field = await fieldIn(canvas)
    await waitFor(() => expect(field).toBeEnabled())
    await canvas.findByText(/balance outstanding/)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mirelle of the Tides' })).toBeVisible()
    await expect(field).toHaveAttribute('placeholder', 'Send a message')
    // Only the messages scroll: header and composer keep their place.
    const log = await logIn(canvas)
    const header = canvas.getByRole('heading', { level: 1 }).closest<HTMLElement>('[class*=header]')!
    const places = () => [header, field].map((element) => Math.round(element.getBoundingClientRect().top))
    const before = places()
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight)
    // Like a user: every scroll container that can scroll does.
    const messages = within(log).getAllByRole('article')
    for (const message of [messages.at(-1)!, messages[0]!]) {
      message.scrollIntoView()
      await expect(places()).toEqual(before)
    }
    log.scrollTop = 0
    await expect(places()).toEqual(before)
    await expect(callsTo(canvasElement, 'findChat')).toMatchObject([{ path: `/chats/?character_id=${MIRELLE}` }])
    await expect(callsTo(canvasElement, 'listMessages')).toMatchObject([{ path: `/chats/${MIRAS_CHAT}/messages` }])
  },
})

export const AVisitorIsGreeted = meta.story({
  tags: ['phone', 'A1-05', 'B1-18', 'B6-03', 'B4.9-02', 'B4.9-07'],
  parameters: { world: { viewer: null } },
  args: { characterId: NINE },
  play: async ({ canvas, canvasElement }) => {
    const { server } = storyWorld(canvasElement)
    const log = await logIn(canvas)
    const { greetings } = server.db.characters.findFirst((q) => q.where({ id: NINE }))!
    await waitFor(() => expect(log).toHaveTextContent(greetings.main.replace(/[*_]/g, '').slice(0, 12)))
    await expect(canvas.getByText(`1/${1 + greetings.alternatives.length}`)).toBeVisible()
    await expect(await fieldIn(canvas)).toBeEnabled()
  },
})

export const CharacterLoading = meta.story({
  tags: ['B2.8-19', 'B5.8-10', 'B2.9-10'],
  parameters: { world: { viewer: 'jonas', faults: [{ operation: 'readCharacter', hold: true }] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading character...')
    // The panel replaces the notice of its lazy-loaded content by its own.
    await expect(await canvas.findByText(/^Loading info\.\.\.$/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
    await expect(await fieldIn(canvas)).toBeDisabled()
    await expect(headerIn(canvas)).toHaveAttribute('aria-busy', 'true')
  },
})

/** The greeting names its reader; the server gets the text as it was written. */
export const GreetedByName = meta.story({
  ...CharacterLoading.input,
  tags: ['NS-48'],
  args: { characterId: NINE },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { server } = storyWorld(canvasElement)
    await server.db.characters.update(
      server.db.characters.findFirst((q) => q.where({ id: NINE }))!,
      {
        data: (nine) => void Object.assign(nine, { greetings: { main: 'Good evening, {{user}}.', alternatives: [] } }),
      },
    )
    server.release()
    await canvas.findByText('Good evening, jonas.')
    await expect(canvas.queryByText('Loading character...')).toBeNull()
    await expect(headerIn(canvas)).toHaveAttribute('aria-busy', 'false')
    await userEvent.type(await fieldIn(canvas), 'Good evening.{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await expect(canvas.getByText('Good evening, jonas.')).toBeVisible()
    await expect(server.db.messages.all().some(({ content }) => content === 'Good evening, {{user}}.')).toBe(true)
  },
})

/** Passed along by the page that led here: its name is there before any call has a response. */
export const CharacterKnown = meta.story({
  tags: ['A2.1-17'],
  args: {
    known: { character: characterSummary({ id: MIRELLE, name: 'Mirelle of the Tides', creatorId: 'u1' }) },
  },
  parameters: { world: { viewer: null, faults: [{ operation: 'readCharacter', hold: true }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mirelle of the Tides' })).toBeVisible()
  },
})

export const ChatLoading = meta.story({
  tags: ['B5.8-10'],
  parameters: { world: { faults: [{ operation: 'findChat', hold: true }] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mirelle of the Tides' })
    await expect(await fieldIn(canvas)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
})

export const SentWhileMessagesLoad = meta.story({
  tags: ['B2.8-18'],
  parameters: { world: { faults: [{ operation: 'listMessages', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Loading messages...')
    // A message sent now appears at once, and its request is sent as soon as the conversation is loaded.
    const field = await fieldIn(canvas)
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.type(field, 'Is it raining?{Enter}')
    await expect(field).toHaveValue('')
    const log = within(await logIn(canvas))
    await expect(log.getByText('Is it raining?')).toBeVisible()
    await expect(canvas.queryByText('Loading messages...')).toBeNull()
    await userEvent.type(field, 'And now?{Enter}')
    await expect(callsTo(canvasElement, 'sendMessage')).toHaveLength(0)
    storyWorld(canvasElement).server.release()
    await waitFor(() => expect(callsTo(canvasElement, 'sendMessage')).toHaveLength(1))
    await expect(await log.findByText(/balance outstanding/)).toBeVisible()
    await expect(log.getByText('Is it raining?')).toBeVisible()
    await expect(field).toHaveValue('And now?')
  },
})

export const NoSuchCharacter = meta.story({
  tags: ['phone', 'B2.8-20', 'AMB-70'],
  args: { characterId: '00000000-0000-4000-8000-000000000000' },
  beforeEach: quietly,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Character not found or an error occurred.' })
    await waitFor(() => expect(canvasElement.querySelector('[data-drawing=lost]')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore')
  },
})

export const CharacterFailed = meta.story({
  tags: ['phone', 'B8.8-01', 'AMB-70'],
  parameters: {
    world: { faults: [{ operation: 'readCharacter', status: 500, detail: 'The tide is out.' }] },
  },
  beforeEach: quietly,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Character not found or an error occurred.')
    await expect(canvas.getByText('The tide is out.')).toBeVisible()
    const { length } = callsTo(canvasElement, 'readCharacter')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(callsTo(canvasElement, 'readCharacter').length).toBeGreaterThan(length))
    await canvas.findByText('The tide is out.')
  },
})

export const ChatReadAfterAll = meta.story({
  parameters: {
    world: { faults: [{ operation: 'findChat', status: 500, detail: 'The tide is out.' }] },
  },
  beforeEach: quietly,
  tags: ['B8.8-02'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('The tide is out.')
    storyWorld(canvasElement).server.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText(/balance outstanding/)
    await expect(document.body).not.toHaveFocus()
  },
})

export const MessagesFailed = meta.story({
  tags: ['phone', 'B8.8-03'],
  parameters: { world: { faults: [{ operation: 'listMessages', status: 500 }] } },
  beforeEach: quietly,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('We can’t load the messages right now. Please refresh or try again later.')
    await expect(await fieldIn(canvas)).toBeDisabled()
    const { length } = callsTo(canvasElement, 'listMessages')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(callsTo(canvasElement, 'listMessages').length).toBeGreaterThan(length))
    await canvas.findByText('We can’t load the messages right now. Please refresh or try again later.')
  },
})

/** A message is sent while the messages are read, and the reading fails: one text says so, and goes when they are read. */
export const MessagesFailedOverAMessage = meta.story({
  tags: ['AMB-07', 'B8.8-03'],
  parameters: {
    world: {
      faults: [{ operation: 'listMessages', status: 500, detail: 'The tide is out.', hold: true }],
    },
  },
  beforeEach: quietly,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { server } = storyWorld(canvasElement)
    const field = await fieldIn(canvas)
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.type(field, 'Is it raining?{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    server.release()
    await waitFor(() => expect(field).toHaveValue('Is it raining?'))
    await canvas.findAllByText('The tide is out.')
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(callsTo(canvasElement, 'sendMessage')).toEqual([])
    server.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText(/balance outstanding/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const REPLY_HELD = { faults: [{ operation: 'sendMessage' as const, hold: true as const }] }

/** Sends a message; its reply is held. Returns the field. */
async function sendAndWait({ canvas, canvasElement, userEvent }: StoryContext): Promise<HTMLElement> {
  await canvas.findByText(/balance outstanding/)
  const field = await fieldIn(canvas)
  await userEvent.type(field, 'Is it raining?{Enter}')
  await waitFor(() => expect(callsTo(canvasElement, 'sendMessage')).toHaveLength(1))
  return field
}

export const WaitingForAReply = meta.story({
  tags: ['B4.9-12', 'B4.9-13', 'B5.8-04', 'B5.8-07', 'B5.8-11'],
  parameters: { world: REPLY_HELD },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const field = await sendAndWait(context)
    const log = within(await logIn(canvas))
    await log.findByText('Is it raining?')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('placeholder', 'Waiting for response...')
    // The next message can be typed, but not sent.
    await userEvent.type(field, 'And now?{Enter}')
    await expect(field).toHaveValue('And now?')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(callsTo(canvasElement, 'sendMessage')).toHaveLength(1)
  },
})

/** When the window regains the focus, the page shows the messages sent from another browser. */
export const BackInView = meta.story({
  name: 'Refetched when the tab becomes visible',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/balance outstanding/)
    const { server } = storyWorld(canvasElement)
    await server.fetch('http://localhost/api/v1/chats/messages', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${server.signInAs('mira').access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ chat_id: MIRAS_CHAT, incoming_message: 'From my phone.', timezone: 'UTC' }),
    })
    await expect(canvas.queryByText('From my phone.')).toBeNull()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await canvas.findByText('From my phone.')
  },
})

/** The page is left while the character is typing: what its screen reader text says on return is true. */
export const RepliedWhileAway = meta.story({
  parameters: { world: REPLY_HELD },
  render: (args) => <OnAndOff {...args} />,
  play: async (context) => {
    await sendAndWait(context)
    const { canvas, canvasElement, userEvent } = context
    const spoken = () => within(canvas.getByRole('region', { name: 'Conversation' })).getByRole('status')
    await waitFor(() => expect(spoken()).toHaveTextContent('Mirelle of the Tides is typing.'))
    const toggle = canvas.getByRole('button', { name: 'On and off' })
    await userEvent.click(toggle)
    storyWorld(canvasElement).server.release()
    await waitFor(() => expect(callsTo(canvasElement, 'sendMessage')).toMatchObject([{ status: 200 }]))
    await userEvent.click(toggle)
    await canvas.findByText('Is it raining?')
    await expect(spoken()).toHaveTextContent(/^$/)
  },
})

export const NotSent = meta.story({
  name: 'Message not sent',
  tags: ['phone', 'B4.9-17', 'B4.9-18', 'B8.8-04', 'B8.8-06'],
  parameters: {
    world: {
      faults: [{ operation: 'sendMessage', status: 500, detail: 'The line is dead.', times: 1 }],
    },
  },
  beforeEach: quietly,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/balance outstanding/)
    const field = await fieldIn(canvas)
    await userEvent.type(field, 'Is it raining?{Enter}')
    const banner = await canvas.findByRole('alert')
    await expect(banner).toHaveTextContent('The line is dead.')
    const log = await logIn(canvas)
    await expect(log).not.toHaveTextContent('Is it raining?')
    await expect(field).toHaveValue('Is it raining?')
    await expect(field).toHaveFocus()
    const [over, under] = [banner, log].map((element) => element.getBoundingClientRect())
    await expect(over!.top).toBeGreaterThanOrEqual(under!.top)
    await expect(over!.bottom).toBeLessThan(under!.bottom)
  },
})

/** The banner stays until the user dismisses it or retries; one press sends the text in the field. */
export const TriedAgain = meta.story({
  ...NotSent.input,
  name: 'Failed message sent again',
  tags: ['B8.8-06'],
  play: async (context) => {
    await NotSent.input.play(context)
    const { canvas, canvasElement, userEvent } = context
    const field = await fieldIn(canvas)
    const banner = within(canvas.getByRole('alert'))
    // Without a text there is nothing to send.
    await userEvent.clear(field)
    await waitFor(() => expect(banner.queryByRole('button', { name: 'Try again' })).toBeNull())
    await userEvent.type(field, 'Is it raining?')
    await userEvent.click(await banner.findByRole('button', { name: 'Try again' }))
    await expect(field).toHaveFocus()
    await within(await logIn(canvas)).findByText('Is it raining?')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(callsTo(canvasElement, 'sendMessage')).toHaveLength(2))
  },
})

/** The character is shown large until the first message. */
export const WhomOneTalksTo = meta.story({
  name: 'Introduction of the character',
  tags: ['desktop'],
  args: { characterId: SALMA },
  parameters: { world: { viewer: 'jonas', ...REPLY_HELD } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = await logIn(canvas)
    await within(log).findByRole('article')
    const introduction = () => canvasElement.querySelector('[data-introduction]')
    const portrait = introduction()!.querySelector('img')!
    await expect(portrait).toBeVisible()
    await expect(portrait.getBoundingClientRect().bottom).toBeLessThan(
      within(log).getByRole('article').getBoundingClientRect().top,
    )
    await expect(introduction()).toHaveTextContent('سلمى بنت النجوم')
    await userEvent.type(await fieldIn(canvas), 'Hello{Enter}')
    await within(log).findByText('Hello')
    await expect(introduction()).toBeNull()
    // The greeting is at the end of the log, like the last message.
    await expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThanOrEqual(8)
  },
})

/** A scroll bar that takes room takes it from the header, the notice and the composer, too. */
export const WithAScrollBar = meta.story({
  parameters: { world: { storage: { chatBannerVisible: true } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/balance outstanding/)
    const log = await logIn(canvas)
    const header = canvas.getByRole('heading', { level: 1 }).closest<HTMLElement>('[class*=header]')!
    const notice = canvas.getByRole('region', { name: 'About this conversation' })
    for (const bar of [log, header, notice]) {
      await expect(getComputedStyle(bar).scrollbarGutter).toBe('stable')
      await expect(bar.clientWidth).toBe(log.clientWidth)
    }
  },
})

/** A reply that takes long is not lost: the conversation says so once. */
export const StillThinking = meta.story({
  tags: ['phone'],
  parameters: {
    world: { faults: [{ operation: 'sendMessage', stored: true, hold: true }] },
  },
  play: async (context) => {
    await sendAndWait(context)
    const { canvas, canvasElement } = context
    await expect(canvas.queryByText(/is still thinking/)).toBeNull()
    storyWorld(canvasElement).clock.advance(20_000)
    const said = await canvas.findByText('Mirelle of the Tides is still thinking. Some replies take a few minutes.')
    await expect(said.closest('output')).not.toBeNull()
  },
})

export const ThoughtToTheEnd = meta.story({
  ...StillThinking.input,
  tags: ['B4.9-15'],
  play: async (context) => {
    await StillThinking.input.play(context)
    const { canvas, canvasElement, userEvent } = context
    const field = await fieldIn(canvas)
    await userEvent.type(field, 'And now?')
    storyWorld(canvasElement).server.release('sendMessage')
    await waitFor(() => expect(canvas.queryByText(/is still thinking/)).toBeNull())
    await expect(field).toHaveAttribute('placeholder', 'Send a message')
    await expect(field).toHaveValue('And now?')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled()
  },
})

/** A message that the same person sends in another tab is shown here too, and this tab sends none meanwhile (NS-44). */
export const SentInAnotherTab = meta.story({
  tags: ['phone', 'NS-44'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { store } = storyWorld(canvasElement).app
    await canvas.findByText(/balance outstanding/)
    store
      .get(conversationControlAtom)
      .dispatch(
        { viewer: store.get(viewerAtom), characterId: MIRELLE },
        { type: 'sent elsewhere', text: 'Is it raining?', at: '2026-05-20T12:00:00Z', after: undefined },
      )
    const said = await canvas.findByText('This message was sent in another tab. The reply appears here, too.')
    await expect(said.closest('output')).not.toBeNull()
    await within(await logIn(canvas)).findByText('Is it raining?')
    const field = await fieldIn(canvas)
    await userEvent.type(field, 'And tomorrow?{Enter}')
    await expect(field).toHaveValue('And tomorrow?')
    await expect(callsTo(canvasElement, 'sendMessage')).toEqual([])
  },
})

/** The chat was created, but its first message failed: the greeting and the draft are back (AMB-35). */
export const Discarded = meta.story({
  name: 'Failed message discarded',
  tags: ['B4.9-19', 'AMB-35'],
  args: { characterId: NINE },
  parameters: {
    world: { viewer: 'jonas', faults: [{ operation: 'sendMessage', status: 500, times: 1 }] },
  },
  beforeEach: quietly,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await fieldIn(canvas)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await userEvent.type(field, 'Is anybody there?{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Send message failed.')
    await expect(field).toHaveValue('Is anybody there?')
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(callsTo(canvasElement, 'createChat')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Next greeting' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(field).toHaveFocus()
  },
})

export const PanelFoldedAway = meta.story({
  tags: ['desktop', 'B2.9-03', 'B1-24', 'B3-31'],
  parameters: {
    world: { storage: { chatBannerVisible: false, characterInfoCollapsed: true } },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/balance outstanding/)
    await expect(canvas.queryByText(/powered by AI/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Show character info' })).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: 'Character info' }).clientWidth).toBeLessThanOrEqual(40)
    // The folded panel sends no request.
    await expect(callsTo(canvasElement, 'readStats')).toEqual([])
  },
})

export const NothingSaidYet = meta.story({
  name: 'No messages yet',
  tags: ['B4.9-04', 'B7-32', 'AMB-51', 'AMB-69'],
  args: { characterId: NINE },
  parameters: { world: { viewer: 'jonas', storage: { chatBannerVisible: false } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await fieldIn(canvas)
    await waitFor(() => expect(field).toBeEnabled())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Chat settings' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Chat Settings' }))
    await expect(dialog.getByRole('button', { name: /Restart Chat/ })).toBeDisabled()
    await expect(callsTo(canvasElement, 'createChat')).toEqual([])
  },
})

/** Said in the console and in the dialog; nothing is lost, and nothing lies over the page. */
export const NotDeleted = meta.story({
  name: 'Deleting the chat fails',
  tags: ['A8-43'],
  parameters: {
    world: {
      faults: [{ operation: 'deleteChat', status: 500 }],
    },
  },
  beforeEach: quietly,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await canvas.findByText(/balance outstanding/)
    await userEvent.click(canvas.getByRole('button', { name: 'Chat settings' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Chat Settings' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Chat' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('Failed to delete chat')
    await expect(callsTo(canvasElement, 'deleteChat')).toMatchObject([{ status: 500 }])
    await expect(mocked(console.error).mock.calls.map(([text]) => text as unknown)).toContain('Failed to delete chat')
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByText(/balance outstanding/)).toBeInTheDocument()
    await expect(args.onDeleted).not.toHaveBeenCalled()
  },
})

export const ReportingAMessage = meta.story({
  tags: ['B2.8-05', 'B2.5-10', 'AMB-45', 'B2.8-15', 'B2.8-16'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/balance outstanding/)
    const { server } = storyWorld(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Message actions' }).at(-1)!)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Report' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Factual Errors and Misinformation' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await expect(await dialog.findByText(/^Report submitted\.$/)).toBeVisible()
    await expect(server.db.reports.all()).toMatchObject([
      {
        subject: 'chat',
        subjectId: MIRAS_CHAT,
        reportedMessage: expect.stringContaining('**one key, brass') as string,
      },
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Message actions' }).at(-1)).toHaveFocus())
  },
})

/** Nothing is lost to a session that ends over a report: the dialog stays, and says why (AMB-32). */
export const SessionEndsOverAReport = meta.story({
  tags: ['phone', 'AMB-32'],
  parameters: {
    world: {
      faults: [
        { operation: 'reportMessage', status: 401 },
        { operation: 'refreshToken', status: 401 },
      ],
    },
  },
  beforeEach: quietly,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/balance outstanding/)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Message actions' }).at(-2)!)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Report' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Other' }))
    await userEvent.type(dialog.getByRole('textbox'), 'It was blue.')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(storyWorld(canvasElement).app.store.get(promptOpenAtom)).toBe(true))
    await waitFor(() => expect(canvas.queryByText(/balance outstanding/)).toBeNull())
    await expect(dialog.getByRole('textbox')).toHaveValue('It was blue.')
    await expect(await dialog.findByText('You must be logged in to report a message.')).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  tags: ['phone'],
  args: { characterId: SALMA },
  globals: PHONE,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => expect(await fieldIn(canvas)).toBeEnabled())
    await expect(canvas.getByRole('link', { name: 'Back to your chats' })).toHaveAttribute('href', '/chats')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The on-screen keyboard covers the lower half: the message field stays above it. */
export const KeyboardOpen = meta.story({
  globals: PHONE,
  play: async ({ canvas }) => {
    const field = await fieldIn(canvas)
    await canvas.findByText(/balance outstanding/)
    const { bottom } = field.closest('form')!.getBoundingClientRect()
    const seen = window.visualViewport!
    const height = spyOn(seen, 'height', 'get').mockReturnValue(document.documentElement.clientHeight - 300)
    seen.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(field.closest('form')!.getBoundingClientRect().bottom).toBe(bottom - 300))
    height.mockRestore()
    seen.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(field.closest('form')!.getBoundingClientRect().bottom).toBe(bottom))
  },
})
