import { expect, waitFor, within } from 'storybook/test'
import { fontsLoaded } from '#storybook/fontsLoaded.ts'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { ExplorePage } from './ExplorePage.tsx'

const meta = preview.meta({ component: ExplorePage })

const ROWS = [
  { title: 'Chatiest Characters', order: 'chatiest' },
  { title: 'Favorites Characters', order: 'liked' },
  { title: 'Latest Creations', order: 'latest' },
]

const rowOf = (element: HTMLElement, title: string) => within(element).getByRole('region', { name: title })
const rowsOf = (element: HTMLElement) => ROWS.map(({ title }) => rowOf(element, title))
const cardsIn = (row: HTMLElement) => within(row).queryAllByRole('heading', { level: 3 }).length
const skeletonsIn = (row: HTMLElement) => row.querySelectorAll('[data-skeleton]').length
const haveCards = (element: HTMLElement, counts: number[]) =>
  waitFor(() => expect(rowsOf(element).map(cardsIn)).toEqual(counts))
const allLoaded = (element: HTMLElement) => haveCards(element, [7, 7, 7])
const placeOf = (element: HTMLElement) => storyWorld(element).app.router.latestLocation
const invitationIn = (element: HTMLElement) =>
  within(element).queryByRole('link', { name: 'Join our community' })?.closest('section') ?? null

export const Loaded = meta.story({
  tags: [
    'A1-01',
    'A2.1-02',
    'A2.5-01',
    'A2.5-02',
    'A2.5-04',
    'A2.5-08',
    'A2.5-09',
    'A2.5-10',
    'A2.5-11',
    'A2.5-12',
    'A6-01',
    'A7-22',
    'A9-13',
    'A9-16',
    'B1-17',
    'B6-01',
    'B7-02',
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Meet Your Next Companions$/)
    await expect(
      canvas.getByText('Chat with AI companions and craft your own original characters', { exact: true }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create a character' })).toHaveAttribute('href', '/characters/create')
    await allLoaded(canvasElement)

    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles.filter((title) => ROWS.some((row) => row.title === title))).toEqual(
      ROWS.map(({ title }) => title),
    )
    const calls = storyWorld(canvasElement).server.log.calls()
    await expect(calls.filter(({ operation }) => operation === 'listCharacters').map(({ path }) => path)).toEqual(
      ROWS.map(({ order }) => `/characters?page=1&limit=7&sort=${order}`),
    )
    // The pictures in view load first, the others lazily.
    const [first, , latest] = rowsOf(canvasElement).map((row) => row.querySelector('img'))
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(first).toHaveAttribute('loading', 'eager')
    await expect(latest).toHaveAttribute('loading', 'lazy')
    for (const row of rowsOf(canvasElement)) {
      // Seven cards and then the link to more.
      const isTile = within(row)
        .getAllByRole('listitem')
        .map((item) => within(item).queryByText('See More', { exact: true }) !== null)
      await expect(isTile).toEqual([false, false, false, false, false, false, false, true])
    }
  },
})

export const Loading = meta.story({
  tags: ['phone', 'A2.5-14'],
  parameters: { world: { faults: [{ operation: 'listCharacters', hold: true }] } },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement).map(skeletonsIn)).toEqual([7, 7, 7])
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible()
    await expect(rowOf(canvasElement, 'Latest Creations')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Arriving = meta.story({
  tags: ['A2.5-14'],
  parameters: { world: { faults: [{ operation: 'listCharacters', hold: true }] } },
  play: async ({ canvasElement }) => {
    await fontsLoaded()
    const places = () => rowsOf(canvasElement).map((row) => row.getBoundingClientRect().toJSON())
    const before = places()
    storyWorld(canvasElement).server.release('listCharacters')
    await allLoaded(canvasElement)
    await expect(rowsOf(canvasElement).map(skeletonsIn)).toEqual([0, 0, 0])
    await expect(places()).toEqual(before)
  },
})

export const ArrivingOnAPhone = Arriving.extend({ globals: { viewport: { value: 'w390' } } })

export const InvitationAfterTheFavorites = meta.story({
  tags: ['A2.5-17', 'NS-03'],
  parameters: { world: { faults: [{ operation: 'listCharacters', nth: 2, hold: true }] } },
  play: async ({ canvasElement }) => {
    await haveCards(canvasElement, [7, 0, 7])
    await expect(invitationIn(canvasElement)).toBeNull()
    storyWorld(canvasElement).server.release('listCharacters')
    await allLoaded(canvasElement)
    const invitation = invitationIn(canvasElement)!
    const [, favorites, latest] = rowsOf(canvasElement)
    await expect(invitation.getBoundingClientRect().top).toBeGreaterThan(favorites!.getBoundingClientRect().bottom)
    await expect(invitation.getBoundingClientRect().bottom).toBeLessThan(latest!.getBoundingClientRect().top)
  },
})

export const OneRowFailed = meta.story({
  tags: ['phone', 'A2.5-15'],
  // A rejected request is final; only unreachable servers are retried (AMB-09).
  parameters: { world: { faults: [{ operation: 'listCharacters', nth: 2, status: 422, detail: 'boom' }] } },
  play: async ({ canvas, canvasElement }) => {
    const failed = rowOf(canvasElement, 'Favorites Characters')
    const words = await within(failed).findByText('Could not load characters: boom', { exact: true })
    await expect(words).toBeVisible()
    await expect(canvas.getAllByText(/Could not load/)).toHaveLength(1)
    await haveCards(canvasElement, [7, 0, 7])
    await expect(invitationIn(canvasElement)).toBeNull()
    await expect(canvas.getAllByText('See More')).toHaveLength(2)
    // On a phone the row is below the fold.
    failed.scrollIntoView({ block: 'center' })
  },
})

export const OneRowOnTheSecondTry = meta.story({
  ...OneRowFailed.input,
  tags: [],
  play: async (context) => {
    await OneRowFailed.input.play(context)
    const { canvas, canvasElement, userEvent } = context
    const failed = rowOf(canvasElement, 'Favorites Characters')
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    // The button is unmounted; the focus is in the same row.
    await expect(within(failed).getByRole('heading', { level: 2 })).toHaveFocus()
    await allLoaded(canvasElement)
    await expect(canvas.queryByText(/Could not load/)).toBeNull()
  },
})

export const AllFailed = meta.story({
  tags: ['phone', 'AMB-26'],
  parameters: { world: { faults: [{ operation: 'listCharacters', status: 422 }] } },
  play: async ({ canvasElement }) => {
    for (const { title, order } of ROWS) {
      const text = `Could not load characters: Error while fetching characters with sort: ${order}`
      await expect(await within(rowOf(canvasElement, title)).findByText(text, { exact: true })).toBeVisible()
    }
    await expect(canvasElement.textContent).not.toMatch(/undefined|\[object|NaN/)
  },
})

const MANY_WORDS = ['page', 'limit', 'sort'].map((field) => `${field} is not what this server takes`).join('\n')
export const FailedWithManyWords = meta.story({
  parameters: { world: { faults: [{ operation: 'listCharacters', status: 422, detail: MANY_WORDS }] } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const words = await within(rowOf(canvasElement, 'Latest Creations')).findByText(/page is not what/)
    // Not its inner text: WebKit writes the lines of such a text as one.
    await expect(getComputedStyle(words).whiteSpace).toBe('pre-line')
    await expect(words.textContent).toBe(`Could not load characters: ${MANY_WORDS}`)
    const button = within(rowOf(canvasElement, 'Latest Creations')).getByRole('button', { name: 'Try again' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(
      rowOf(canvasElement, 'Latest Creations').getBoundingClientRect().bottom,
    )
  },
})

export const ServerDown = meta.story({
  tags: ['A9-35'],
  parameters: { world: { scenario: 'server-down' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Could not load characters: /)).toHaveLength(3))
    const calls = storyWorld(canvasElement).server.log.calls()
    await expect(calls.filter(({ path }) => path.includes('sort=latest'))).toHaveLength(4)
  },
})

export const Offline = meta.story({ parameters: { world: { scenario: 'offline' } } })

export const Empty = meta.story({
  tags: ['phone'],
  parameters: { world: { scenario: 'empty-world' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No characters here yet.')).toHaveLength(3))
    await expect(canvas.queryByText('See More')).toBeNull()
  },
})

export const ThreeCharacters = meta.story({
  parameters: {
    world: {
      faults: [
        {
          operation: 'listCharacters',
          status: 200,
          body: {
            data: ['One', 'Two', 'Three'].map((name, index) => ({ id: `c${index}`, name })),
            meta: { page: 1, limit: 7, total_results: 3, total_pages: 1 },
          },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await haveCards(canvasElement, [3, 3, 3])
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      ROWS.flatMap(() => ['One', 'Two', 'Three']),
    )
    await expect(canvas.getAllByText('See More')).toHaveLength(3)
  },
})

/** Entries of an older server version: one has only an id and a name, the other is null. */
export const MissingFields = meta.story({
  tags: ['phone', 'A2.6-09', 'B2.2-08'],
  parameters: {
    world: {
      faults: [{ operation: 'listCharacters', status: 200, body: { data: [{ id: 'c1', name: 'Alone' }, null] } }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await haveCards(canvasElement, [1, 1, 1])
    await expect(canvas.getAllByText('-1', { exact: true })).toHaveLength(9)
    await expect(canvasElement.textContent).not.toMatch(/undefined|null|NaN/)
  },
})

export const BrokenPictures = meta.story({
  tags: ['A2.6-02'],
  parameters: { world: { scenario: 'broken-pictures' } },
  play: async ({ canvasElement }) => {
    await allLoaded(canvasElement)
    const firstRow = rowOf(canvasElement, 'Chatiest Characters')
    await waitFor(() => {
      const sources = [...firstRow.querySelectorAll('img')].map(({ src }) => src.slice(0, 18))
      return expect(sources).toEqual(Array.from({ length: 7 }, () => 'data:image/svg+xml'))
    })
  },
})

export const SignedIn = meta.story({
  tags: ['A2.6-10', 'A6-02'],
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas, canvasElement }) => {
    await allLoaded(canvasElement)
    const liked = canvas.getAllByRole('img', { name: 'Likes, yours among them' })
    const plain = canvas.getAllByRole('img', { name: 'Likes' })
    await expect(liked.length + plain.length).toBe(21)
  },
})

/**
 * On a phone, a link beside the heading avoids scrolling past seven cards. Screen readers find one link, not two. Both
 * contain the time of the click, not of the page load.
 */
export const SeeMore = meta.story({
  tags: ['A2.5-13'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement, userEvent }) => {
    await allLoaded(canvasElement)
    const { app, clock } = storyWorld(canvasElement)
    const leadsTo = (order: string) =>
      waitFor(() => expect(placeOf(canvasElement).href).toBe(`/search?order=${order}&page=1&ts=${clock.now()}`))
    for (const { title, order } of ROWS) {
      clock.advance(61_000)
      await userEvent.click(within(rowOf(canvasElement, title)).getByRole('link', { name: 'See More' }))
      await leadsTo(order)
      await app.router.navigate({ to: '/explore' })
    }
    const [{ title, order }] = ROWS as [(typeof ROWS)[number]]
    const row = rowOf(canvasElement, title)
    const toMore = within(row)
      .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
      .filter(({ search }) => search.includes(`order=${order}`))
    await expect(toMore).toHaveLength(2)
    await expect(
      within(row)
        .getAllByRole('link')
        .filter((link) => toMore.includes(link as HTMLAnchorElement)),
    ).toEqual([within(row).getByRole('link', { name: 'See More' })])
    const [arrow] = toMore as [HTMLAnchorElement]
    const heading = within(row).getByRole('heading', { name: title }).getBoundingClientRect()
    await expect(arrow.getBoundingClientRect().top).toBeLessThan(heading.bottom)
    clock.advance(61_000)
    await userEvent.click(arrow)
    await leadsTo(order)
  },
})

export const SearchOnAPhone = meta.story({
  tags: ['phone', 'A2.5-05', 'A2.5-06', 'A2.5-07', 'NS-41'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search characters' })
    await expect(box).toBeVisible()
    const { history } = storyWorld(canvasElement).app.router
    const { length } = history
    await userEvent.type(box, '   {Enter}')
    await expect(placeOf(canvasElement).href).toBe('/explore')
    await userEvent.clear(box)
    await userEvent.type(box, 'a b&c{Enter}')
    await waitFor(() => expect(placeOf(canvasElement).pathname).toBe('/search'))
    await expect([...new URLSearchParams(placeOf(canvasElement).searchStr)]).toEqual([['query', 'a b&c']])
    // The blank search led nowhere.
    await expect(history.length).toBe(length + 1)
  },
})

/** From a tablet on, the search box is in the top bar. */
export const ArrowsForAMouse = meta.story({
  tags: ['A2.5-05', 'NS-41'],
  globals: { viewport: { value: 'w768' }, setting: 'reduced-motion' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await allLoaded(canvasElement)
    const row = rowOf(canvasElement, 'Chatiest Characters')
    const list = within(row).getByRole('list')
    const back = await within(row).findByRole('button', { name: 'Previous characters' })
    const on = within(row).getByRole('button', { name: 'Next characters' })
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'false'))
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    // At once, without an animation.
    on.click()
    await expect(list.scrollLeft).toBeGreaterThan(150)
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'))
  },
})

export const Phone = meta.story({
  parameters: { world: { path: '/explore' } },
  globals: { viewport: { value: 'w390' } },
})
export const WholeScreen = meta.story({ parameters: { world: { path: '/explore', viewer: 'mira' } } })
