import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { ChatsPage } from './ChatsPage.tsx'

const meta = preview.meta({ component: ChatsPage, parameters: { world: { viewer: 'mira' as const } } })

const PHONE = { viewport: { value: 'w390' } }
const END = 'Looking for more conversation?'
const MIRELLE = characterId('mirelle-of-the-tides')

const pathsOf = (element: HTMLElement, operation: OperationId) => callsTo(element, operation).map(({ path }) => path)
const pagesAsked = (element: HTMLElement) =>
  pathsOf(element, 'listMyChats').map((path) => path.replace('/chats/me?page=', '').replace('&limit=8', ''))
const skeletonsIn = (element: HTMLElement) => element.querySelectorAll('[data-skeleton]').length
const rowsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-chat]')]
const namesIn = (element: HTMLElement) => rowsIn(element).map((row) => row.querySelector('a span + span')!.textContent)
const linkOf = (row: HTMLElement) => within(row).getByRole('link')
const loaded = (element: HTMLElement, rows: number) =>
  waitFor(async () => {
    await expect(skeletonsIn(element)).toBe(0)
    await expect(rowsIn(element)).toHaveLength(rows)
  })
/** Scrolls to the current end of the list. */
const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
/** Enough time for an unexpected request. */
const aMoment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 300)
  })

interface Stub {
  name?: string
  at?: string | null
  said?: string | null
  picture?: string
}

/** The nth response: chats with these names, one hour apart unless they specify a time. */
function pageOf(nth: number, stubs: (string | Stub)[], { page = nth, pages = 9, hold = false } = {}): Fault {
  const data = stubs.map((stub, index) => {
    const {
      name = '',
      at = hoursAgo(10 * page + index),
      said = 'Hello.',
      picture,
    } = typeof stub === 'string' ? { name: stub } : stub
    const character = { id: `of ${name}`, name, creatorId: 'u1', thumbnail_url: picture ?? '/pictures/nine-thumb.avif' }
    return { id: `with ${name}`, chara_id: character.id, character, last_interaction: at, last_interaction_msg: said }
  })
  const body = { data, meta: { page, total_pages: pages } }
  return { operation: 'listMyChats', nth, status: 200, body, ...(hold && { hold }) }
}
const hoursAgo = (hours: number) => new Date(Date.parse('2026-05-20T12:00:00Z') - hours * 3_600_000).toISOString()
const named = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `Nr ${from + index}`)

/** Returns the same response for every request. */
function whateverIsAsked({ nth: _, ...fault }: Fault): Fault {
  return fault
}

async function askToDelete(canvas: Canvas, row: HTMLElement): Promise<Canvas> {
  linkOf(row).focus()
  await waitFor(() => expect(within(row).getByRole('button')).toBeVisible())
  within(row).getByRole('button').focus()
  within(row).getByRole('button').click()
  return within(await canvas.findByRole('dialog', { name: 'Delete Chat' }))
}

export const SignedOut = meta.story({
  tags: ['A2.13-01', 'A2.13-02', 'B2.11-01', 'B2.11-02', 'A6-09', 'AMB-28'],
  parameters: { world: { viewer: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Chats$/)
    const heading = canvas.getByRole('heading', { level: 2, name: 'Access Your Conversations' })
    await expect(heading.parentElement).toHaveTextContent(
      /^Access Your Conversations: Please sign in to view your conversation history\.$/,
    )
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(canvas.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup')
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(pathsOf(canvasElement, 'listMyChats')).toEqual([])
  },
})

/** Also while the session is being restored: a member is not asked to sign in. */
export const Loading = meta.story({
  tags: ['A2.13-03', 'B2.11-04', 'NS-11'],
  parameters: {
    world: {
      faults: [
        { operation: 'readMe', hold: true },
        { operation: 'listMyChats', hold: true },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(skeletonsIn(canvasElement)).toBe(8)
    await expect(canvas.queryByText('Access Your Conversations')).toBeNull()
    await expect(pathsOf(canvasElement, 'listMyChats')).toEqual([])
    storyWorld(canvasElement).server.release('readMe')
    await waitFor(() => expect(pathsOf(canvasElement, 'listMyChats')).toHaveLength(1))
    await expect(skeletonsIn(canvasElement)).toBe(8)
    await expect(canvas.getByRole('list', { name: 'Chats' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('No chats yet')).toBeNull()
    await expect(canvas.queryByText(END)).toBeNull()
  },
})

export const LoadedInPlace = meta.story({
  ...Loading.input,
  tags: [],
  play: async (context) => {
    await Loading.input.play(context)
    const { canvasElement } = context
    const { clientHeight } = canvasElement.querySelector('[data-skeleton]')!
    storyWorld(canvasElement).server.release('listMyChats')
    await loaded(canvasElement, 8)
    // Nothing moves when the rows replace the skeletons.
    await expect(rowsIn(canvasElement)[0]!.clientHeight).toBe(clientHeight)
  },
})

export const MirasChats = meta.story({
  tags: ['A1-06', 'A2.13-01', 'A6-10', 'B2.11-01', 'B2.11-09', 'B2.11-10', 'B7-39', 'B9-32', 'A9-16', 'AMB-14'],
  globals: PHONE,
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 8)
    await expect(pathsOf(canvasElement, 'listMyChats')).toEqual(['/chats/me?page=1&limit=8'])
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Chats$/)
    await expect(namesIn(canvasElement).slice(0, 3)).toEqual(['Mirelle of the Tides', 'Plain Ines', 'Nine'])
    const [row] = rowsIn(canvasElement)
    const image = row!.querySelector('img')!
    await expect(image).toHaveAttribute('src', expect.stringMatching(/mirelle-of-the-tides-thumb\.avif$/))
    await expect(linkOf(row!)).toHaveAttribute('href', `/chat/character/${MIRELLE}`)
    await expect(linkOf(row!)).toHaveTextContent('Wed 20 May 11:56')
  },
})

export const WhatARowSays = meta.story({
  name: 'Content of a row',
  tags: ['phone', 'B2.11-10', 'B2.11-11', 'B2.11-12', 'B2.11-13', 'AMB-02'],
  parameters: {
    world: {
      timeZone: 'Europe/Berlin',
      faults: [
        pageOf(1, [
          { name: 'Marked', said: '**Hi** [x](http://y)', at: '2026-05-15T07:05:00Z' },
          { name: 'Empty', said: '', at: '2026-05-14T22:30:00Z' },
          { name: 'Nothing', said: null, at: '2026-01-02T03:04:00Z' },
          { name: 'Some day', at: null },
          { name: 'No day', at: 'soon' },
        ]),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement, 5)
    const said = rowsIn(canvasElement).map((row) => [...linkOf(row).children].slice(1).map((part) => part.textContent))
    await expect(said).toEqual([
      ['Marked', 'Hi x', 'Fri 15 May 09:05'],
      ['Empty', 'Start chatting...', 'Fri 15 May 00:30'],
      ['Nothing', 'Start chatting...', 'Fri 02 Jan 04:04'],
      ['Some day', 'Hello.'],
      ['No day', 'Hello.'],
    ])
    await expect(canvasElement.querySelector('a strong, a a')).toBeNull()
  },
})

export const NewestFirst = meta.story({
  tags: ['B2.11-06', 'AMB-17'],
  globals: PHONE,
  parameters: {
    world: {
      faults: [
        pageOf(1, [
          { name: 'Third', at: '2026-05-17T10:00:00Z' },
          { name: 'Never', at: null },
          { name: 'Second', at: '2026-05-18T12:00:00+02:00' },
          ...['Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'].map((name, index) => ({
            name,
            at: `2026-05-1${4 - index}T10:00:00Z`,
          })),
        ]),
        // A chat moved to the top and pushed another one to this page, where its time has another format.
        pageOf(2, [
          { name: 'Ninth', at: '2026-05-10T10:00:00Z' },
          { name: 'First', at: '2026-05-18T10:00:01Z' },
          { name: 'Fourth', at: '2026-05-16T10:00:00' },
        ]),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement, 8)
    scrollToEnd()
    await loaded(canvasElement, 10)
    await expect(namesIn(canvasElement)).toEqual([
      'First',
      'Second',
      'Third',
      'Fourth',
      'Fifth',
      'Sixth',
      'Seventh',
      'Eighth',
      'Ninth',
      'Never',
    ])
  },
})

export const PageByPage = meta.story({
  tags: [
    'A2.13-07',
    'A2.13-08',
    'A2.13-09',
    'A2.13-10',
    'B2.11-07',
    'B2.11-08',
    'B2.11-17',
    'B4.10-02',
    'A9-16',
    'A9-19',
    'B9-34',
  ],
  globals: PHONE,
  parameters: {
    world: { faults: [pageOf(1, named(1, 8)), pageOf(2, named(9, 16), { hold: true }), pageOf(3, named(17, 18))] },
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 8)
    await aMoment()
    await expect(pagesAsked(canvasElement)).toEqual(['1'])
    await expect(canvas.queryByText('Loading...')).toBeNull()
    const { clock, server } = storyWorld(canvasElement)
    // The clock's timers run only when the test calls them.
    const timers: [run: () => void, delayMs: number][] = []
    const stopped = spyOn(clock, 'setTimeout').mockImplementation((run, delayMs) => {
      timers.push([run, delayMs])
      return () => undefined
    })
    scrollToEnd()
    await expect(await canvas.findByText('Loading...', { exact: true })).toBeVisible()
    await aMoment()
    await expect(timers.map(([, delayMs]) => delayMs)).toEqual([100])
    await expect(pagesAsked(canvasElement)).toEqual(['1'])
    stopped.mockRestore()
    timers[0]![0]()
    await waitFor(() => expect(pagesAsked(canvasElement)).toEqual(['1', '2']))
    await expect(canvas.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Chats' })).toHaveAttribute('aria-busy', 'true')
    server.release('listMyChats')
    await loaded(canvasElement, 16)
    await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull())
    await expect(canvas.queryByText(END)).toBeNull()
    scrollToEnd()
    await loaded(canvasElement, 18)
    const end = (await canvas.findByText(END, { exact: true })).parentElement!
    await expect([...end.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/explore',
      '/search',
      '/characters/create',
    ])
    await expect(canvas.queryByText('Loading...')).toBeNull()
    scrollToEnd()
    await aMoment()
    await expect(pagesAsked(canvasElement)).toEqual(['1', '2', '3'])
  },
})

/** The first page ends the list: no other one is requested. */
const endsAfter = (rows: number, pages: number) => ({
  parameters: { world: { faults: [pageOf(1, named(1, rows), { pages })] } },
  play: async ({ canvas, canvasElement }: StoryContext) => {
    await loaded(canvasElement, rows)
    await expect(canvas.getByText(END, { exact: true })).toBeVisible()
    scrollToEnd()
    await aMoment()
    await expect(pagesAsked(canvasElement)).toEqual(['1'])
  },
})

export const AShortPageIsTheLast = meta.story({ tags: ['B4.10-03'], ...endsAfter(7, 5) })
export const TheTotalIsReached = meta.story({ name: 'Total reached', tags: ['B4.10-04'], ...endsAfter(8, 1) })

/** A server that returns the same page for every request. */
export const TheSamePageForEver = meta.story({
  tags: ['B8.8-14', 'B8.8-15'],
  name: 'Server repeats a page',
  globals: PHONE,
  parameters: { world: { faults: [whateverIsAsked(pageOf(1, named(1, 8)))] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvasElement, 8)
    scrollToEnd()
    const failure = await canvas.findByRole('alert')
    await expect(failure).toHaveTextContent('Unable to load more chats.')
    scrollToEnd()
    await aMoment()
    await expect(pagesAsked(canvasElement)).toEqual(['1', '2'])
    await expect(canvas.queryByText(END)).toBeNull()
    const { server } = storyWorld(canvasElement)
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(pagesAsked(canvasElement)).toEqual(['1', '2', '3']))
    await canvas.findByRole('alert')
    server.faults.clear()
    server.faults.add(whateverIsAsked(pageOf(4, named(25, 26))))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await loaded(canvasElement, 10)
    await expect(canvas.getByText(END, { exact: true })).toBeVisible()
    await expect(pagesAsked(canvasElement)).toEqual(['1', '2', '3', '4'])
    // The next Tab moves to the new rows.
    await expect(linkOf(rowsIn(canvasElement)[7]!)).toHaveFocus()
  },
})

/** Entries without an id can be neither opened nor deleted. */
export const NoEntryCanBeUsed = meta.story({
  tags: ['B8.8-12'],
  parameters: {
    world: {
      faults: [
        {
          operation: 'listMyChats',
          status: 200,
          body: { data: Array.from({ length: 8 }, () => ({ chara_id: 'c' })), meta: { page: 1, total_pages: 9 } },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const failure = await canvas.findByRole('alert')
    await expect(failure).toHaveTextContent('Unable to load your chats.')
    await expect(skeletonsIn(canvasElement)).toBe(0)
    await aMoment()
    await expect(pagesAsked(canvasElement)).toEqual(['1'])
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
    await loaded(canvasElement, 8)
    // The button is unmounted; the focus moves to the list.
    await expect(canvas.getByRole('list', { name: 'Chats' }).parentElement).toHaveFocus()
  },
})

export const NoChatsYet = meta.story({
  tags: ['A2.13-04', 'A2.13-05', 'B2.11-05'],
  parameters: { world: { scenario: 'no-chats-yet' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('No chats yet', { exact: true })
    const links = [...title.parentElement!.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/explore', '/characters/create'])
    await expect(canvas.queryByText(END)).toBeNull()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const CannotBeRead = meta.story({
  name: 'Loading failed',
  tags: ['phone', 'B8.8-12'],
  parameters: {
    world: {
      faults: [
        { operation: 'listMyChats', nth: 1, status: 403, offContract: true, detail: 'The stars are not right.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('alert')
    await expect(message).toHaveTextContent('Unable to load your chats.')
    await expect(message).toHaveTextContent('The stars are not right.')
    await expect(console.error).toHaveBeenCalledWith(
      'Failed fetching user chats.',
      expect.stringContaining('403'),
      expect.anything(),
    )
    await expect(canvas.queryByText('No chats yet')).toBeNull()
  },
})

export const NoMoreCanBeRead = meta.story({
  name: 'Next page fails',
  tags: ['phone', 'B8.8-14', 'B8.8-15'],
  globals: PHONE,
  parameters: {
    world: {
      faults: [pageOf(1, named(1, 8)), { operation: 'listMyChats', nth: [2, 3], status: 422 }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvasElement, 8)
    scrollToEnd()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to load more chats.')
    await expect(console.error).toHaveBeenCalledWith(
      'Failed fetching user chats.',
      expect.stringContaining('422'),
      expect.anything(),
    )
    window.scrollTo(0, 0)
    await aMoment()
    scrollToEnd()
    await aMoment()
    await expect(pagesAsked(canvasElement)).toEqual(['1', '2'])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(pagesAsked(canvasElement)).toEqual(['1', '2', '2']))
    await canvas.findByRole('alert')
    const last = linkOf(rowsIn(canvasElement)[7]!)
    await expect(last).toHaveFocus()
    last.blur()
    scrollToEnd()
    await expect(rowsIn(canvasElement)).toHaveLength(8)
    await expect(canvas.queryByText('Loading...')).toBeNull()
    await expect(canvas.queryByText(END)).toBeNull()
  },
})

export const Deleting = meta.story({
  tags: [
    'phone',
    'A2.13-06',
    'A4.2-16',
    'B4.9-27',
    'A3-32',
    'B2.5-06',
    'B2.5-07',
    'B2.11-15',
    'B2.11-16',
    'AMB-44',
    'NS-09',
  ],
  parameters: { world: { faults: [{ operation: 'deleteChat', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeGreaterThanOrEqual(8))
    const [, row, next] = rowsIn(canvasElement)
    const id = row!.dataset.chat!
    // Invisible, but in the accessibility tree.
    const button = within(row!).getByRole('button', { name: 'Delete chat with Plain Ines' })
    await expect(button).not.toBeVisible()
    const dialog = await askToDelete(canvas, row!)
    const question = 'Are you sure you want to delete your chat with Plain Ines? This action cannot be undone.'
    await expect(canvas.getByRole('dialog')).toHaveTextContent(question)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(pathsOf(canvasElement, 'deleteChat')).toEqual([])

    const again = await askToDelete(canvas, row!)
    await userEvent.click(again.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(pathsOf(canvasElement, 'deleteChat')).toEqual([`/chats/${id}`]))
    await aMoment()
    await expect(row).toBeInTheDocument()
    storyWorld(canvasElement).server.release('deleteChat')
    await waitFor(() => expect(canvasElement.querySelector(`[data-chat="${id}"]`)).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(linkOf(next!)).toHaveFocus())
    await expect(storyWorld(canvasElement).app.router.state.location.pathname).toBe('/explore')
    // The chats after it have moved up: the list is refetched.
    await waitFor(() => expect(pagesAsked(canvasElement).filter((page) => page === '1')).toHaveLength(2))
    await expect(namesIn(canvasElement)).not.toContain('Plain Ines')
    // Other tabs learn of it, and empty an open conversation.
    await expect(storyWorld(canvasElement).storage.getItem('chatChange')).toContain(characterId('plain-ines'))
  },
})

/** Only the last page ends the list, although seven rows are left now. */
export const DeletedBeforeTheNextPage = meta.story({
  tags: ['B4.10-02'],
  globals: PHONE,
  parameters: { world: { faults: [{ operation: 'listMyChats', nth: 2, hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvasElement, 8)
    const dialog = await askToDelete(canvas, rowsIn(canvasElement)[0]!)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await loaded(canvasElement, 7)
    await waitFor(() => expect(pagesAsked(canvasElement)).toEqual(['1', '1']))
    await expect(canvas.queryByText(END)).toBeNull()
    storyWorld(canvasElement).server.release('listMyChats')
    await loaded(canvasElement, 8)
    scrollToEnd()
    await loaded(canvasElement, 16)
    await expect(new Set(namesIn(canvasElement)).size).toBe(16)
  },
})

export const DeletionFails = meta.story({
  tags: ['A8-40', 'B8.8-10', 'AMB-03'],
  parameters: { world: { faults: [{ operation: 'deleteChat', status: 500, detail: 'Deletion is closed today.' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeGreaterThanOrEqual(8))
    const [row] = rowsIn(canvasElement)
    const dialog = await askToDelete(canvas, row!)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const toast = 'Failed to delete chat. Please try again.'
    await waitFor(() => expect(canvas.getByText(toast, { exact: true })).toBeVisible())
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(row).toBeInTheDocument()
    await expect(console.error).toHaveBeenCalledWith(
      'Failed to delete chat',
      expect.stringContaining('DELETE'),
      expect.anything(),
    )
    await waitFor(() => expect(within(row!).getByRole('button')).toHaveFocus())
  },
})

/** A chat that was deleted in another tab before is gone, as requested. */
export const TheLastOneIsDeleted = meta.story({
  tags: ['phone', 'A2.13-04'],
  parameters: {
    world: { faults: [pageOf(1, ['Only']), pageOf(2, []), { operation: 'deleteChat', status: 404 }] },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvasElement, 1)
    const dialog = await askToDelete(canvas, rowsIn(canvasElement)[0]!)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const title = await canvas.findByText('No chats yet', { exact: true })
    await waitFor(() => expect(title.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(canvas.queryByText(/^Failed/)).toBeNull()
  },
})

/** The last click wins. */
export const AnotherChoice = meta.story({
  name: 'Another chat opened meanwhile',
  tags: ['A2.13-06', 'B2.11-14'],
  parameters: { world: { faults: [{ operation: 'readCharacter', nth: 1, hold: true }] } },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeGreaterThanOrEqual(8))
    const { app, server } = storyWorld(canvasElement)
    const [first, second] = rowsIn(canvasElement)
    linkOf(first!).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(linkOf(first!)).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(pathsOf(canvasElement, 'readCharacter')).toEqual([`/characters/${MIRELLE}`]))
    await expect(app.router.state.location.pathname).toBe('/explore')
    await userEvent.click(linkOf(second!))
    const id = characterId('plain-ines')
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/chat/character/${id}`))
    const { chat, character } = app.router.state.location.state
    await expect(chat).toMatchObject({ id: second!.dataset.chat, characterId: id })
    await expect(character).toMatchObject({ id, name: 'Plain Ines' })
    server.release('readCharacter')
    await aMoment()
    await expect(app.router.state.location.pathname).toBe(`/chat/character/${id}`)
  },
})

export const CannotBeOpened = meta.story({
  name: 'Chat of a deleted character',
  tags: ['phone', 'A8-42', 'B8.8-16'],
  parameters: { world: { faults: [{ operation: 'readCharacter', status: 404 }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeGreaterThanOrEqual(8))
    const [row] = rowsIn(canvasElement)
    await userEvent.click(linkOf(row!))
    const toast = 'Failed to load character details'
    await waitFor(() => expect(canvas.getByText(toast, { exact: true })).toBeVisible())
    await expect(storyWorld(canvasElement).app.router.state.location.pathname).toBe('/explore')
    await expect(linkOf(row!)).toHaveAttribute('aria-busy', 'false')
  },
})

export const BrokenPictures = meta.story({
  tags: ['phone', 'B2.11-09'],
  parameters: {
    world: {
      faults: [
        pageOf(1, [
          { name: 'Broken', picture: 'data:image/png;base64,AAAA' },
          { name: 'Without', picture: '' },
          'Whole',
        ]),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement, 3)
    const pictures = () => rowsIn(canvasElement).map((row) => row.querySelector('img')!)
    await waitFor(async () => {
      const sources = pictures().map((image) => image.getAttribute('src')!.slice(0, 14))
      await expect(sources).toEqual(['data:image/svg', 'data:image/svg', '/pictures/nine'])
    })
    await waitFor(() => expect(pictures()[0]!.naturalWidth).toBeGreaterThan(0))
  },
})

export const LongWords = meta.story({
  tags: ['phone'],
  globals: PHONE,
  parameters: {
    world: {
      faults: [
        pageOf(1, [
          { name: 'Pfannkuchenwenderin'.repeat(4), said: 'Aha'.repeat(90) },
          { name: 'سلمى بنت النجوم', said: 'إذن نعيدها إلى الغرب قليلاً. انظر الآن: هل صارت أخفّ؟ '.repeat(3) },
          { name: '👨‍👩‍👧‍👦'.repeat(30), said: '🏳️‍🌈'.repeat(80) },
        ]),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement, 3)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    for (const row of rowsIn(canvasElement)) {
      await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
      // A name of either direction begins beside the picture.
      const [picture, name] = linkOf(row).children
      await expect(name!.getBoundingClientRect().left - picture!.getBoundingClientRect().right).toBe(16)
    }
  },
})
