import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { userId } from '#mocks/fixtures/ids.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { fontsLoaded } from '#storybook/fontsLoaded.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { MyCharactersPage } from './MyCharactersPage.tsx'
import type { Asked, View } from './view.ts'

interface Args {
  asked: Asked
  onChoice(view: View): void
  onPage(view: View, from: View): void
}

/** The page with its own state in place of the URL. */
function Addressed({ asked: first, onChoice, onPage }: Args) {
  const [asked, setAsked] = useState(first)
  return (
    <MyCharactersPage
      asked={asked}
      onChoice={async (view) => {
        onChoice(view)
        setAsked(view)
      }}
      onPage={(view, from) => {
        onPage(view, from)
        setAsked(view)
      }}
    />
  )
}

const meta = preview.meta({
  component: MyCharactersPage,
  args: { asked: {}, onChoice: fn(), onPage: fn() },
  parameters: { world: { viewer: 'mira' as const } },
  render: (args) => <Addressed {...args} />,
})

const KEYS = ['activeTab', 'sortBy', 'sortOrder'].map((key) => `myCharactersPage_${key}`)
const FROM_SCRATCH: View = { tab: 'mine', sort_by: 'last_edited', sort_order: 'desc', page: 1 }

const pathsOf = (element: HTMLElement, operation: OperationId) => callsTo(element, operation).map(({ path }) => path)
const keptIn = (element: HTMLElement) => KEYS.map((key) => storyWorld(element).storage.getItem(key))
const cardsIn = (element: HTMLElement) => within(element).queryAllByRole('heading', { level: 3 })
const skeletonsIn = (element: HTMLElement) => element.querySelectorAll('[data-skeleton]').length
const loaded = (element: HTMLElement, cards: number) =>
  waitFor(async () => {
    await expect(skeletonsIn(element)).toBe(0)
    await expect(element.querySelector('[data-stale]')).toBeNull()
    await expect(cardsIn(element)).toHaveLength(cards)
  })
const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name })
const count = (canvas: Canvas) => canvas.getByRole('heading', { level: 2, name: /^Showing/ }).textContent
/** The text of the page navigation. */
const pagesOf = (canvas: Canvas) =>
  [...canvas.getByRole('navigation', { name: 'Pages' }).children].map(({ textContent }) => textContent).join(' ')

/** A response with eleven characters per page. */
const pageOfMany = (page: number, pages: number) => ({
  status: 200 as const,
  body: {
    data: Array.from({ length: 11 }, (_, index) => ({ id: `c${index}`, name: `Somebody ${index}`, creatorId: 'u1' })),
    meta: { page, limit: 11, total_results: pages * 11, total_pages: pages },
  },
})

export const SignedOut = meta.story({
  tags: ['A6-11', 'B2.7-01', 'B6-04', 'NS-30'],
  parameters: { world: { viewer: null } },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Access Your Characters' })
    await expect(heading.parentElement).toHaveTextContent(
      /^Access Your Characters: Please sign in to view your characters\.$/,
    )
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(canvas.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup')
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(pathsOf(canvasElement, 'listMyCharacters')).toEqual([])
  },
})

/**
 * While the session of the last visit is being restored, there is neither the notice nor a request. The button that
 * appears afterwards moves nothing.
 */
export const SessionOnItsWay = meta.story({
  name: 'Session being restored',
  globals: { viewport: { value: 'w390' } },
  parameters: { world: { faults: [{ operation: 'readMe', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(skeletonsIn(canvasElement)).toBe(11)
    await expect(canvas.queryByText('Access Your Characters')).toBeNull()
    await expect(pathsOf(canvasElement, 'listMyCharacters')).toEqual([])
    await fontsLoaded()
    const { top } = tab(canvas, 'Favorites').getBoundingClientRect()
    await expect(canvas.queryByRole('link', { name: 'View my public profile' })).toBeNull()
    storyWorld(canvasElement).server.release('readMe')
    await loaded(canvasElement, 11)
    await expect(canvas.getByRole('link', { name: 'View my public profile' })).toBeVisible()
    await expect(tab(canvas, 'Favorites').getBoundingClientRect().top).toBe(top)
  },
})

export const Mine = meta.story({
  name: 'Own characters',
  tags: [
    'A6-12',
    'B2.7-02',
    'B2.7-14',
    'B2.7-19',
    'B6-13',
    'B7-21',
    'B9-18',
    'B9-20',
    'B9-23',
    'AMB-14',
    'AMB-49',
    'AMB-50',
    'B2.7-13',
    'B2.7-22',
  ],
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 11)
    await expect(tab(canvas, 'My characters')).toHaveAttribute('aria-selected', 'true')
    await expect(pathsOf(canvasElement, 'listMyCharacters')).toEqual([
      '/characters/me?page=1&limit=11&sort_by=last_edited&sort_order=desc',
    ])
    const [first, ...others] = canvas.getAllByRole('listitem')
    const create = within(first!).getByRole('link')
    await expect(create).toHaveTextContent(/^Create a New Character$/)
    await expect(create).toHaveAttribute('href', '/characters/create')
    await expect(others).toHaveLength(11)
    await expect(count(canvas)).toBe('Showing 11 of 16')
    await expect(pagesOf(canvas)).toBe(' 1 2 ')
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled()
    await expect(pathsOf(canvasElement, 'listFavorites')).toEqual([])
    const profile = await canvas.findByRole('link', { name: 'View my public profile' })
    await expect(profile).toHaveTextContent(/^View my public profile$/)
    await expect(profile).toHaveAttribute('href', `/users/${userId('mira')}`)
  },
})

export const SecondPage = meta.story({
  tags: ['B2.7-07', 'B2.7-19', 'AMB-50', 'B2.7-21', 'B2.7-22'],
  args: { asked: { page: 2 } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 5)
    await expect(pathsOf(canvasElement, 'listMyCharacters')).toMatchObject([/\?page=2&limit=11&/])
    await expect(count(canvas)).toBe('Showing 5 of 16')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
    // The tile is on every page.
    await expect(canvas.getByText('Create a New Character')).toBeVisible()
  },
})

export const OwnCard = meta.story({
  tags: ['B2.7-25', 'AMB-49'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvasElement, 11)
    const card = canvas.getAllByRole('listitem')[1]!
    await waitFor(() => expect(card.querySelector('[data-picture="settled"]')).not.toBeNull())
    const open = card.querySelector('a')!
    const id = open.getAttribute('href')!.replace('/character/', '')
    open.focus()
    const edit = await within(card).findByRole('link', { name: 'Edit' })
    const view = within(card).getByRole('link', { name: 'View' })
    const chat = within(card).getByRole('link', { name: 'Chat' })
    await waitFor(() => expect(edit).toBeVisible())
    await expect([edit, view, chat].map((link) => link.getAttribute('href'))).toEqual([
      `/characters/edit/${id}`,
      `/character/${id}`,
      `/chat/character/${id}`,
    ])
    // The description names the character, and Tab follows this order.
    await expect(edit).toHaveAccessibleDescription(within(card).getByRole('heading').textContent)
    for (const link of [edit, view, chat]) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await userEvent.tab()
      // oxlint-disable-next-line no-await-in-loop
      await expect(link).toHaveFocus()
    }
    // The viewer's own cards do not show a creator.
    await expect(within(card).queryByText(/^By/)).toBeNull()
  },
})

export const Favorites = meta.story({
  tags: ['A1-08', 'B1-19', 'B2.7-03', 'B2.7-04', 'B2.7-18', 'B6-13', 'B7-22', 'B9-18', 'AMB-14', 'AMB-49', 'AMB-58'],
  args: { asked: { tab: 'favorites' } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 12)
    await expect(tab(canvas, 'Favorites')).toHaveAttribute('aria-selected', 'true')
    await expect(pathsOf(canvasElement, 'listFavorites')).toEqual([
      '/characters/favorites?page=1&limit=12&sort_by=last_edited&sort_order=desc',
    ])
    await expect(pathsOf(canvasElement, 'listMyCharacters')).toEqual([])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.queryByText('Create a New Character')).toBeNull()
    await expect(count(canvas)).toBe('Showing 12 of 16')
    // All are liked; they offer View and Chat, but not Edit.
    await expect(canvas.getAllByRole('img', { name: 'Likes, yours among them' })).toHaveLength(12)
    const links = (text: string) => canvas.queryAllByText(text, { selector: 'a *' })
    await expect([links('View').length, links('Chat').length, links('Edit').length]).toEqual([12, 12, 0])
  },
})

/** Page 2 shows the remaining four of sixteen favorites. */
export const SecondPageOfFavorites = meta.story({
  args: { asked: { tab: 'favorites', page: 2 } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 4)
    await expect(count(canvas)).toBe('Showing 4 of 16')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await expect(pathsOf(canvasElement, 'listFavorites')).toMatchObject([/\?page=2&limit=12&/])
  },
})

export const NothingMadeYet = meta.story({
  name: 'No characters',
  tags: ['phone', 'B2.7-15', 'B2.7-16'],
  parameters: { world: { viewer: 'jonas' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No characters you created found\.$/)).toBeVisible()
    const create = canvas.getByRole('link', { name: 'Create Your First Character' })
    await expect(create).toHaveTextContent(/^Create Your First Character$/)
    await expect(create).toHaveAttribute('href', '/characters/create')
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
})

export const NobodyLikedYet = meta.story({
  name: 'No favorites',
  tags: ['phone', 'B2.7-17', 'B2.7-18'],
  parameters: { world: { viewer: 'jonas' } },
  args: { asked: { tab: 'favorites' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No favorite characters found\.$/)).toBeVisible()
    await expect(canvas.queryByText(/^Create (a|Your)/)).toBeNull()
  },
})

export const NotToBeRead = meta.story({
  name: 'Own characters fail',
  tags: ['B8.2-03'],
  // A rejected request is final; only unreachable servers are retried (AMB-09).
  parameters: { world: { faults: [{ operation: 'listMyCharacters', status: 422, detail: 'boom' }] } },
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Your characters could not be loaded.')
    await expect(canvas.queryByText('No characters you created found.')).toBeNull()
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent('boom')
  },
})

export const Arriving = meta.story({
  tags: ['A9-11'],
  parameters: { world: { faults: [{ operation: 'listMyCharacters', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    await fontsLoaded()
    await waitFor(() => expect(pathsOf(canvasElement, 'listMyCharacters')).toHaveLength(1))
    await expect(skeletonsIn(canvasElement)).toBe(11)
    const list = canvas.getByRole('list', { name: 'My characters' })
    await expect(list).toHaveAttribute('aria-busy', 'true')
    const places = () => [...list.children].map((item) => item.getBoundingClientRect().toJSON())
    const before = places()
    storyWorld(canvasElement).server.release('listMyCharacters')
    await loaded(canvasElement, 11)
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(places()).toEqual(before)
  },
})

export const ArrivingOnAPhone = Arriving.extend({ globals: { viewport: { value: 'w390' } } })

/** Each choice leads to the first page. */
export const Sorted = meta.story({
  tags: ['B2.7-05', 'B2.7-06', 'B2.7-09', 'B2.7-10', 'B2.7-11', 'B2.7-12', 'B2.7-24', 'B9-21', 'B9-24', 'NS-32'],
  args: { asked: { page: 2 } },
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'listFavorites', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await loaded(canvasElement, 5)
    const menu = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    const optionsOf = ({ options }: HTMLSelectElement) => [...options].map(({ value, label }) => [value, label])
    await expect(menu).toHaveDisplayValue('Last edited')
    await expect(optionsOf(menu)).toEqual([
      ['last_edited', 'Last edited'],
      ['created_at', 'Created'],
      ['like_count', 'Likes'],
      ['conversation_count', 'Conversations'],
      ['message_count', 'Messages'],
    ])
    for (const { value } of [...menu.options].toReversed()) {
      // oxlint-disable no-await-in-loop -- one choice after the other
      await userEvent.selectOptions(menu, value)
      await expect(args.onChoice).toHaveBeenLastCalledWith({ ...FROM_SCRATCH, sort_by: value })
      await waitFor(() =>
        expect(pathsOf(canvasElement, 'listMyCharacters')).toContain(
          `/characters/me?page=1&limit=11&sort_by=${value}&sort_order=desc`,
        ),
      )
      await expect(keptIn(canvasElement)).toEqual(['"mine"', `"${value}"`, '"desc"'])
      // oxlint-enable no-await-in-loop
    }

    await userEvent.click(canvas.getByRole('button', { name: '2' }))
    await loaded(canvasElement, 5)
    const direction = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Direction' })
    await expect(optionsOf(direction)).toEqual([
      ['desc', 'Descending'],
      ['asc', 'Ascending'],
    ])
    await userEvent.selectOptions(direction, 'Ascending')
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...FROM_SCRATCH, sort_order: 'asc' })
    await loaded(canvasElement, 11)
    await expect(pathsOf(canvasElement, 'listMyCharacters').at(-1)).toBe(
      '/characters/me?page=1&limit=11&sort_by=last_edited&sort_order=asc',
    )
    await expect(keptIn(canvasElement)).toEqual(['"mine"', '"last_edited"', '"asc"'])
    await userEvent.selectOptions(direction, 'Descending')
    await expect(args.onChoice).toHaveBeenLastCalledWith(FROM_SCRATCH)
    await loaded(canvasElement, 11)
  },
})

export const OtherTab = meta.story({
  name: 'Tab changed',
  tags: ['B2.7-08', 'B2.7-23', 'B9-22'],
  args: { asked: { page: 2 } },
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'listFavorites', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await loaded(canvasElement, 5)
    await userEvent.click(tab(canvas, 'Favorites'))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...FROM_SCRATCH, tab: 'favorites' })
    // No card of the other list is shown, not even briefly.
    await expect(cardsIn(canvasElement)).toEqual([])
    storyWorld(canvasElement).server.release('listFavorites')
    await loaded(canvasElement, 12)
    await expect(pathsOf(canvasElement, 'listFavorites')).toMatchObject([/\?page=1&limit=12&/])
    await expect(keptIn(canvasElement)).toEqual(['"favorites"', '"last_edited"', '"desc"'])
    // The arrow keys change it, too.
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(canvas, 'My characters')).toHaveFocus()
    await expect(args.onChoice).toHaveBeenLastCalledWith(FROM_SCRATCH)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Favorites' })).toBeVisible())
  },
})

const REMEMBERED = {
  myCharactersPage_activeTab: 'favorites',
  myCharactersPage_sortBy: 'message_count',
  myCharactersPage_sortOrder: 'asc',
}

export const AsChosenLast = meta.story({
  name: 'Last tab and sorting restored',
  tags: ['B2.7-08', 'B2.7-09', 'B2.7-10', 'B3-32'],
  parameters: { world: { storage: REMEMBERED } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 12)
    await expect(tab(canvas, 'Favorites')).toHaveAttribute('aria-selected', 'true')
    await expect(pathsOf(canvasElement, 'listFavorites')).toEqual([
      '/characters/favorites?page=1&limit=12&sort_by=message_count&sort_order=asc',
    ])
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Messages')
    await expect(canvas.getByRole('combobox', { name: 'Direction' })).toHaveDisplayValue('Ascending')
  },
})

export const TheAddressWins = meta.story({
  name: 'Address overrides the last choice',
  args: { asked: { tab: 'mine', sort_by: 'like_count', sort_order: 'desc', page: 2 } },
  parameters: { world: { storage: REMEMBERED } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement, 5)
    await expect(tab(canvas, 'My characters')).toHaveAttribute('aria-selected', 'true')
    await expect(pathsOf(canvasElement, 'listMyCharacters')).toEqual([
      '/characters/me?page=2&limit=11&sort_by=like_count&sort_order=desc',
    ])
    // A view from the URL is not stored as the viewer's choice.
    await expect(keptIn(canvasElement)).toEqual(['"favorites"', '"message_count"', '"asc"'])
  },
})

export const TenthOfTwentyPages = meta.story({
  tags: ['phone', 'B2.7-20', 'B2.7-21', 'B2.7-22', 'B9-19'],
  args: { asked: { page: 10 } },
  parameters: { world: { faults: [{ operation: 'listMyCharacters', ...pageOfMany(10, 20) }] } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await loaded(canvasElement, 11)
    await expect(pagesOf(canvas)).toBe(' 1 … 8 9 10 11 12 … 20 ')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('10')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    const here = { ...FROM_SCRATCH, page: 10 }
    await expect(args.onPage).toHaveBeenLastCalledWith({ ...here, page: 11 }, here)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(here, { ...here, page: 11 })
    await userEvent.click(canvas.getByRole('button', { name: '20' }))
    await expect(args.onPage).toHaveBeenLastCalledWith({ ...here, page: 20 }, here)
  },
})

export const TurningThePage = meta.story({
  name: 'Next page loading',
  tags: ['B2.7-07'],
  parameters: { world: { faults: [{ operation: 'listMyCharacters', nth: 2, hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvasElement, 11)
    const names = () => cardsIn(canvasElement).map(({ textContent }) => textContent)
    const before = names()
    await userEvent.click(canvas.getByRole('button', { name: '2' }))
    // The cards of the previous page are placeholders for the five new ones, and the list already has its final size.
    await expect(names()).toEqual(before.slice(0, 5))
    await expect(canvasElement.querySelector('[data-stale]')).not.toBeNull()
    await expect(count(canvas)).toBe('Showing 5 of 16')
    await expect(canvas.getByRole('status')).toHaveFocus()
    const places = () => canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().toJSON())
    const placesBefore = places()
    storyWorld(canvasElement).server.release('listMyCharacters')
    await loaded(canvasElement, 5)
    await expect(names().filter((name) => before.includes(name))).toEqual([])
    await expect(places()).toEqual(placesBefore)
    // Going back shows the cached page without a request.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(names()).toEqual(before)
    await expect(pathsOf(canvasElement, 'listMyCharacters')).toHaveLength(2)
  },
})

export const BeyondTheLastPage = meta.story({
  tags: ['phone'],
  args: { asked: { page: 9 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is no page 9.' })).toBeVisible()
    await expect(canvas.queryByText('No characters you created found.')).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
})

export const BackOnTheLastPage = meta.story({
  ...BeyondTheLastPage.input,
  tags: ['phone'],
  play: async (context) => {
    await BeyondTheLastPage.input.play(context)
    const { canvas, canvasElement, args, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last page' }))
    await expect(args.onPage).toHaveBeenCalledWith({ ...FROM_SCRATCH, page: 2 }, { ...FROM_SCRATCH, page: 9 })
    await loaded(canvasElement, 5)
  },
})

export const LargestText = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { asked: { page: 10 } },
  parameters: {
    world: {
      storage: { 'accessibility-settings': { fontSize: 1.25, boldText: true, highlightClickable: true } },
      faults: [{ operation: 'listMyCharacters', ...pageOfMany(10, 200) }],
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement, 11)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
