import type { ComponentType } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { fontsLoaded } from '#storybook/fontsLoaded.ts'
import preview from '#storybook/preview.tsx'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { SearchPage } from './SearchPage.tsx'
import type { Search } from './search.ts'

const END = "You've reached the end. Can't find who you're looking for?"
const search: Search = { query: 'sea', order: 'search', page: 1, ts: undefined }

const meta = preview.meta({
  component: SearchPage,
  args: { search, entry: 'first step', onSearch: fn() },
})

const cardsIn = (element: HTMLElement) => within(element).queryAllByRole('article')
/** The cards of a row ahead render one by one, so they may follow the end of the list. */
const haveCards = (element: HTMLElement, count: number) => waitFor(() => expect(cardsIn(element)).toHaveLength(count))
const haveNames = (element: HTMLElement, names: readonly string[]) =>
  waitFor(() => expect(cardsIn(element).map((card) => card.getAttribute('aria-label'))).toEqual(names))
const shimmersIn = (element: HTMLElement) => element.querySelectorAll('[data-skeleton]').length
const feedIn = (element: HTMLElement) => within(element).getByRole('feed', { name: 'Characters' })
const callsIn = (element: HTMLElement) => [
  ...callsTo(element, 'searchCharacters'),
  ...callsTo(element, 'listCharacters'),
]

/** The nth page of a search, with characters of these numbers. */
function found(nth: number, numbers: number[], more: Partial<Fault> = {}, counts: object = {}): Fault {
  const data = numbers.map((number) => ({
    id: `c${number}`,
    name: `Character ${number}`,
    description: 'Somebody who keeps a light, or says so.',
    creatorId: 'u1',
    creatorUsername: 'mira',
  }))
  const meta = { page: nth, limit: 10, total_results: 90, total_pages: 9, ...counts }
  return { operation: 'searchCharacters', nth, status: 200, body: { data, meta }, ...more } as Fault
}
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

export const Found = meta.story({
  tags: ['A2.7-06', 'A7-23', 'A9-14', 'A1-02', 'A6-03', 'A7-24'],
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThanOrEqual(3)
    await expect(callsIn(canvasElement)[0]!.path).toBe('/characters/search?query=sea&page=1&limit=10')
    await expect(canvas.getByPlaceholderText('Search characters')).toHaveValue('sea')
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const ACategory = meta.story({
  tags: ['A2.7-05', 'A7-21'],
  args: { search: { ...search, query: '', order: 'latest' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('article')
    await expect(callsIn(canvasElement)[0]!.path).toBe('/characters?page=1&limit=10&sort=latest')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(/^Latest$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Most Liked' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ order: 'liked' })
    // A click on the pressed order starts a new search.
    await userEvent.click(canvas.getByRole('button', { name: 'Latest' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      order: 'latest',
      page: 1,
      ts: storyWorld(canvasElement).clock.now(),
    })
  },
})

export const NothingAskedYet = meta.story({
  name: 'No search yet',
  tags: ['phone', 'A2.7-09'],
  args: { search: { ...search, query: '' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const hint = 'Enter a search term or select a category to find characters.'
    await expect(canvas.getByText(hint, { exact: true })).toBeVisible()
    await expect(canvas.queryByRole('feed')).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('searchbox'), ' elf {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ query: 'elf' })
    await expect(callsIn(canvasElement)).toEqual([])
  },
})

export const Loading = meta.story({
  tags: ['desktop', 'A2.7-08', 'A9-10'],
  parameters: { world: { faults: [{ operation: 'searchCharacters', hold: true }] } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(shimmersIn(canvasElement)).toBe(10)
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible()
    await expect(feedIn(canvasElement)).toHaveAttribute('aria-busy', 'true')
  },
})

export const Arriving = meta.story({
  tags: ['desktop'],
  parameters: { world: { faults: [found(1, numbers(1, 10), { hold: true })] } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await fontsLoaded()
    const rows = () =>
      [...feedIn(canvasElement).children].map((row) => {
        const { top, height } = row.getBoundingClientRect()
        return { top, height }
      })
    await waitFor(() => expect(rows()).toHaveLength(2))
    const before = rows()
    storyWorld(canvasElement).server.release('searchCharacters')
    await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(10))
    await expect(rows().slice(0, 2)).toEqual(before)
  },
})

export const NoResults = meta.story({
  tags: ['phone', 'A2.7-10'],
  args: { search: { ...search, query: 'zzzyqx' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results found.', { exact: true })).toBeVisible()
    await expect(canvas.queryByText(END)).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('No results found.')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const TheEnd = meta.story({
  tags: ['phone', 'A2.7-11', 'A2.7-12', 'A4.2-23'],
  parameters: { world: { faults: [found(1, [1, 2, 3])] } },
  play: async ({ canvas, canvasElement }) => {
    const end = await canvas.findByText(END, { exact: true })
    await haveCards(canvasElement, 3)
    await expect(end.getBoundingClientRect().top).toBeGreaterThan(
      cardsIn(canvasElement)[2]!.getBoundingClientRect().bottom,
    )
    await expect(canvas.getByRole('link', { name: 'Create a character' })).toHaveAttribute('href', '/characters/create')
    // Three results are fewer than ten, so this is the last page, although the server returns nine pages.
    await expect(callsIn(canvasElement)).toHaveLength(1)
    await expect(cardsIn(canvasElement)[0]!).toHaveAttribute('aria-setsize', '3')
  },
})

export const MoreOnItsWay = meta.story({
  name: 'Next page loading',
  tags: ['A2.7-08', 'A4.2-20'],
  parameters: { world: { faults: [found(1, numbers(1, 10)), found(2, numbers(11, 20), { hold: true })] } },
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(10))
    await waitFor(() => expect(callsIn(canvasElement)).toHaveLength(2))
    // Two rows do not fill the viewport: the end is near without scrolling, and the skeletons fill whole rows.
    await waitFor(() => expect(shimmersIn(canvasElement)).toBe(14))
    await expect(canvas.getByRole('heading', { name: '90 characters' })).toBeVisible()
    const fifth = canvas.getByRole('article', { name: 'Character 5' })
    await expect(fifth).toHaveAttribute('aria-posinset', '5')
    await expect(fifth).toHaveAttribute('aria-setsize', '90')
    await expect(canvas.queryByText(END)).toBeNull()
  },
})

export const ASearchThatFails = meta.story({
  tags: ['phone', 'A4.2-26', 'AMB-18', 'AMB-68'],
  parameters: { world: { faults: [{ operation: 'searchCharacters', status: 422 }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No results found.', { exact: true })).toBeVisible()
    await expect(shimmersIn(canvasElement)).toBe(0)
    await expect(canvasElement).not.toHaveTextContent(/Erreur|undefined|\[object/)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const ALaterPageFails = meta.story({
  tags: ['A4.2-25', 'AMB-68'],
  parameters: { world: { faults: [found(1, numbers(1, 10)), { operation: 'searchCharacters', nth: 2, status: 422 }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(END, { exact: true })).toBeVisible()
    await haveCards(canvasElement, 10)
    await expect(shimmersIn(canvasElement)).toBe(0)
    await expect(callsIn(canvasElement)).toHaveLength(2)
    // The keyboard leads out of the list.
    cardsIn(canvasElement).at(-1)!.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('link', { name: 'Create a character' })).toHaveFocus()
  },
})

/** A server that refuses the first request and returns the same page for every other one. */
export const TheSamePageForEver = meta.story({
  name: 'Server repeats a page',
  parameters: {
    world: {
      faults: [
        { operation: 'searchCharacters', nth: 1, status: 422 },
        { ...found(1, numbers(1, 10)), nth: [2, 3] },
      ],
    },
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('No results found.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to load more characters.')
    await expect(canvas.queryByText('No results found.')).toBeNull()
    await haveCards(canvasElement, 10)
    await expect(shimmersIn(canvasElement)).toBe(0)
    await expect(canvas.queryByText(END)).toBeNull()
    await expect(callsIn(canvasElement)).toHaveLength(3)
    const { server } = storyWorld(canvasElement)
    server.faults.clear()
    server.faults.add(found(3, numbers(21, 23), { nth: 1, hold: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shimmersIn(canvasElement)).toBeGreaterThan(0))
    server.release('searchCharacters')
    await expect(await canvas.findByText(END, { exact: true })).toBeVisible()
    await haveCards(canvasElement, 13)
    await expect(callsIn(canvasElement)).toHaveLength(4)
    server.faults.clear()
  },
})

/** Entries without an id cannot be opened. */
export const NoEntryCanBeUsed = meta.story({
  tags: ['phone'],
  parameters: {
    world: {
      faults: [
        {
          operation: 'searchCharacters',
          status: 200,
          body: {
            data: Array.from({ length: 10 }, () => ({ name: 'No id' })),
            meta: { page: 1, total_pages: 9, total_results: 90 },
          },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to load more characters.')
    await expect(canvas.queryByText('No results found.')).toBeNull()
    await expect(shimmersIn(canvasElement)).toBe(0)
    await expect(callsIn(canvasElement)).toHaveLength(1)
  },
})

/** After a reload or a sign-in, the pages in view are refetched; the cards of a failed page show the failure. */
export const APageInTheMiddleFails = meta.story({
  tags: ['desktop'],
  parameters: { world: { faults: [found(1, numbers(1, 10)), found(2, numbers(11, 13))] } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement }) => {
    await haveCards(canvasElement, 13)
    const { server, app } = storyWorld(canvasElement)
    server.faults.add({ operation: 'searchCharacters', status: 422 })
    await app.queryClient.resetQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"page":1') })
    const missing = await canvas.findAllByText('This character could not be loaded.', { exact: true })
    await expect(missing).toHaveLength(10)
    await haveNames(canvasElement, [
      ...Array.from({ length: 10 }, () => 'Not loaded'),
      ...numbers(11, 13).map((number) => `Character ${number}`),
    ])
    await expect(canvas.getByText(END, { exact: true })).toBeVisible()
  },
})

export const APageInTheMiddleReadAgain = meta.story({
  ...APageInTheMiddleFails.input,
  tags: [],
  play: async (context) => {
    await APageInTheMiddleFails.input.play(context)
    const { canvas, canvasElement, userEvent } = context
    const { server } = storyWorld(canvasElement)
    server.faults.clear()
    server.faults.add(found(1, numbers(1, 10)))
    await userEvent.click(within(cardsIn(canvasElement)[3]!).getByRole('button', { name: 'Try again' }))
    // One click refetches the whole page.
    await waitFor(() => expect(cardsIn(canvasElement)[0]!).toHaveAttribute('aria-label', 'Character 1'))
    await expect(canvas.queryByText('This character could not be loaded.')).toBeNull()
  },
})

/** Four characters of the first page are deleted before the second is read: four others have moved up to the first. */
export const DeletedElsewhere = meta.story({
  parameters: {
    world: {
      faults: [
        found(1, numbers(1, 10), {}, { total_results: 24, total_pages: 3 }),
        found(2, numbers(15, 24), {}, { page: 2, total_results: 20, total_pages: 2 }),
        found(3, numbers(5, 14), {}, { page: 1, total_results: 20, total_pages: 2 }),
      ],
    },
  },
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(END, { exact: true })
    await haveNames(
      canvasElement,
      numbers(1, 24).map((number) => `Character ${number}`),
    )
    await expect(callsIn(canvasElement).map(({ path }) => /page=\d/.exec(path)![0])).toEqual([
      'page=1',
      'page=2',
      'page=1',
    ])
  },
})

/** Several apps on one page, each in its own box: the box is the scroll container, not the page. */
const inABox = (Story: ComponentType) => (
  <section data-testid="box" aria-label="Box" style={{ height: 640, overflow: 'auto' }}>
    <Story />
  </section>
)

export const InABoxOfItsOwn = meta.story({
  name: 'Embedded in a box',
  tags: ['phone', 'A2.7-07'],
  args: { search: { ...search, query: '', order: 'latest' } },
  decorators: [inABox],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByTestId('box')
    for (const least of [10, 20, 30, 40]) {
      await waitFor(() =>
        expect(Number(cardsIn(box).at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThanOrEqual(least),
      )
      box.scrollTop = box.scrollHeight
    }
    await expect(cardsIn(box).length).toBeLessThanOrEqual(72)
    await expect(callsIn(canvasElement).length).toBeLessThan(9)
    await expect(box.scrollTop).toBeGreaterThan(800)
  },
})

export const ScrolledUnderThePointer = meta.story({
  args: { search: { ...search, query: '', order: 'latest' } },
  decorators: [inABox],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByTestId('box')
    await waitFor(() => expect(cardsIn(box).length).toBeGreaterThanOrEqual(10))
    const card = cardsIn(box)[0]!
    const { left, top, width, height } = card.getBoundingClientRect()
    const [clientX, clientY] = [left + width / 2, top + height / 3]
    const underThePointer = () => canvasElement.ownerDocument.elementFromPoint(clientX, clientY)
    const scroll = async () => {
      await waitFor(() => expect(card).toContainElement(underThePointer() as HTMLElement))
      const scrolled = new Promise((resolve) => box.addEventListener('scroll', resolve, { once: true }))
      box.scrollTop += 8
      await scrolled
      return underThePointer()
    }
    await expect(await scroll()).toBe(feedIn(box))
    // A click before the cover is gone reaches the card.
    const clicks: MouseEvent[] = []
    card.addEventListener('click', (click) => {
      click.preventDefault()
      clicks.push(click)
    })
    const covered = await scroll()
    const press = { bubbles: true, cancelable: true, clientX, clientY, ctrlKey: true, detail: 1 }
    covered?.dispatchEvent(new PointerEvent('pointerdown', press))
    covered?.dispatchEvent(new MouseEvent('click', press))
    await expect(clicks.map(({ ctrlKey, detail }) => ({ ctrlKey, detail }))).toEqual([{ ctrlKey: true, detail: 1 }])
    await expect(card).toContainElement(clicks[0]!.target as HTMLElement)
    await expect(card).toContainElement(underThePointer() as HTMLElement)
  },
})

const WHOLE = { path: '/search?order=liked', viewer: 'mira' } as const
export const WholeScreen = meta.story({ parameters: { world: WHOLE } })
export const Phone = meta.story({ parameters: { world: WHOLE }, globals: { viewport: { value: 'w390' } } })
export const Tablet = meta.story({ parameters: { world: WHOLE }, globals: { viewport: { value: 'w768' } } })
export const LargeDesk = meta.story({
  parameters: { world: WHOLE },
  globals: { viewport: { value: 'w1536' } },
})

/** The field, the buttons and the URL stay in sync, whichever of them changes. */
export const InStepWithTheAddress = meta.story({
  name: 'Field follows the address',
  tags: ['A2.1-03', 'A2.7-01', 'A2.7-02', 'A2.7-03', 'A2.7-04', 'AMB-11'],
  parameters: { world: { path: '/search?query=sea&page=1&ts=1' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { router } = storyWorld(canvasElement).app
    const page = within(await canvas.findByRole('main'))
    const box = await page.findByPlaceholderText('Search characters')
    await expect(box).toHaveValue('sea')
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(page.queryByRole('button', { name: 'Clear' })).toBeNull()
    await userEvent.keyboard('tea')
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.latestLocation.searchStr).toBe('?query=tea'))
    await userEvent.click(page.getByRole('button', { name: 'Chatiest' }))
    await waitFor(() => expect(router.latestLocation.searchStr).toBe('?order=chatiest'))
    await expect(page.getByRole('button', { pressed: true })).toHaveTextContent('Chatiest')
    await expect(box).toHaveValue('')
    router.history.back()
    await waitFor(() => expect(box).toHaveValue('tea'))
    await expect(page.queryByRole('button', { pressed: true })).toBeNull()
    await router.navigate({ to: '/search', search: { query: 'moon', order: 'liked' } })
    await waitFor(() => expect(page.getByRole('button', { pressed: true })).toHaveTextContent('Most Liked'))
    await expect(box).toHaveValue('moon')
  },
})
