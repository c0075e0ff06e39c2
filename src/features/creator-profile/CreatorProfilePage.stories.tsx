import { expect, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import { fontsLoaded } from '#storybook/fontsLoaded.ts'
import preview from '#storybook/preview.tsx'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { CreatorProfilePage } from './CreatorProfilePage.tsx'

const meta = preview.meta({
  component: CreatorProfilePage,
  args: { userId: userId('saltglass'), entry: 'first step' },
})

const cardsIn = (element: HTMLElement) => element.querySelectorAll('li h3')
const skeletonsIn = (element: HTMLElement) => element.querySelectorAll('li [data-skeleton]').length
const isQuiet = (element: HTMLElement) =>
  waitFor(() => expect(storyWorld(element).app.queryClient.isFetching()).toBe(0))
const listCallsIn = (element: HTMLElement) => callsTo(element, 'listUserCharacters').map(({ path }) => path)

function pageOf(nth: number, count: number, pages: number, more: Partial<Fault> = {}): Fault {
  const data = Array.from({ length: count }, (_, index) => ({
    id: `c${nth}-${index}`,
    name: `Character ${nth}-${index + 1}`,
    description: 'Somebody who keeps a light, or says so.',
    creatorId: 'u1',
    creatorUsername: 'saltglass',
  }))
  const meta = { page: nth, limit: 12, total_results: 30, total_pages: pages }
  return { operation: 'listUserCharacters', nth, status: 200, body: { data, meta }, ...more } as Fault
}

/** The nth response: this page, with the characters of these numbers. */
function listOf(nth: number, page: number, [from, to]: [number, number], total: number): Fault {
  const data = Array.from({ length: to - from + 1 }, (_, index) => ({
    id: `c${from + index}`,
    name: `Nr ${from + index}`,
    creatorId: 'u1',
  }))
  const meta = { page, limit: 12, total_results: total, total_pages: Math.ceil(total / 12) }
  return { operation: 'listUserCharacters', nth, status: 200, body: { data, meta } }
}

export const Loaded = meta.story({
  tags: ['A1-03', 'A2.8-01', 'A2.8-03', 'A2.8-04', 'A4.2-27', 'A6-05', 'A7-12', 'A7-26', 'A9-12', 'B7-23', 'NS-08'],
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'saltglass' })).toBeVisible()
    await expect(canvas.getByText('Public characters', { exact: true })).toBeVisible()
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(12))
    await expect(listCallsIn(canvasElement)[0]).toBe('/characters/user/saltglass?page=1&limit=12')
    const profile = `/users/${userId('saltglass')}`
    await expect(callsTo(canvasElement, 'readUser').map(({ path }) => path)).toEqual([`/auth/${userId('saltglass')}`])
    await expect(canvas.getByRole('link', { name: 'Share to X' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(profile)),
    )
    await expect(canvasElement.querySelector('header img')).toHaveAttribute('src', expect.stringContaining('saltglass'))
  },
})

export const Loading = meta.story({
  parameters: { world: { faults: [{ operation: 'readUser', hold: true }] } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(skeletonsIn(canvasElement)).toBe(15)
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible()
  },
})

export const Arriving = meta.story({
  parameters: { world: { faults: [{ operation: 'readUser', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    await fontsLoaded()
    const place = () => {
      const { top, height } = canvasElement.querySelector('section li')!.getBoundingClientRect()
      return { top, height }
    }
    const before = place()
    storyWorld(canvasElement).server.release('readUser')
    await canvas.findByRole('heading', { level: 1, name: 'saltglass' })
    await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(12))
    // Less than a pixel: WebKit draws a line of text with whole pixels, and its skeleton with fractions.
    const after = place()
    await expect(Math.abs(after.top - before.top)).toBeLessThan(1)
    await expect(Math.abs(after.height - before.height)).toBeLessThan(1)
  },
})

export const ArrivingOnAPhone = Arriving.extend({ globals: { viewport: { value: 'w390' } } })

export const LoadMore = meta.story({
  tags: ['phone', 'A2.8-09', 'A4.2-28', 'A4.2-29'],
  parameters: { world: { faults: [pageOf(1, 12, 2), pageOf(2, 6, 2)] } },
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Load More' })
    await waitFor(() => expect(listCallsIn(canvasElement)).toHaveLength(2))
    await isQuiet(canvasElement)
    await userEvent.click(button)
    await expect(cardsIn(canvasElement)).toHaveLength(18)
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
    await expect(canvas.getAllByRole('listitem')[canvas.getAllByRole('listitem').length - 6]!).toHaveFocus()
  },
})

export const TheNextPageIsSlow = meta.story({
  parameters: { world: { faults: [pageOf(1, 12, 2), pageOf(2, 6, 2, { hold: true })] } },
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More' }))
    await expect(skeletonsIn(canvasElement)).toBe(12)
  },
})

export const TheNextPageFails = meta.story({
  tags: ['B8.1-21'],
  parameters: {
    world: {
      faults: [pageOf(1, 12, 2), { operation: 'listUserCharacters', nth: [2, 3], status: 422 }, pageOf(4, 6, 2)],
    },
  },
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Load More' })
    await waitFor(() => expect(listCallsIn(canvasElement)).toHaveLength(2))
    await isQuiet(canvasElement)
    await userEvent.click(button)
    const words = 'Failed fetching user\u2019s public characters.'
    await expect(await canvas.findByText(words, { exact: true })).toBeVisible()
    // The click sent one more request.
    await isQuiet(canvasElement)
    await expect(listCallsIn(canvasElement)).toHaveLength(3)
    await expect(cardsIn(canvasElement)).toHaveLength(12)
  },
})

export const TheNextPageOnTheSecondTry = meta.story({
  ...TheNextPageFails.input,
  tags: [],
  play: async (context) => {
    await TheNextPageFails.input.play(context)
    const { canvas, canvasElement, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(18))
  },
})

/** A server that returns the same page for every request. */
export const TheSamePageForEver = meta.story({
  name: 'Server repeats a page',
  parameters: { world: { faults: [pageOf(1, 12, 9, { nth: [1, 2] })] } },
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Load More' })
    await waitFor(() => expect(listCallsIn(canvasElement)).toHaveLength(2))
    await isQuiet(canvasElement)
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to load more characters.')
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
    await expect(skeletonsIn(canvasElement)).toBe(0)
    await isQuiet(canvasElement)
    await expect(listCallsIn(canvasElement)).toHaveLength(2)
    const { server } = storyWorld(canvasElement)
    server.faults.clear()
    server.faults.add(pageOf(3, 6, 3, { nth: 1 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(18))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(listCallsIn(canvasElement)).toHaveLength(3)
  },
})

/** Two characters of the first page are deleted before the second is read: two others have moved up to the first. */
export const DeletedElsewhere = meta.story({
  parameters: { world: { faults: [listOf(1, 1, [1, 12], 20), listOf(2, 2, [15, 20], 18), listOf(3, 1, [3, 14], 18)] } },
  globals: { viewport: { value: 'w1536' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(20))
    await expect([...cardsIn(canvasElement)].map((name) => name.textContent)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Nr ${index + 1}`),
    )
    await expect(listCallsIn(canvasElement)).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
  },
})

export const NoCharacters = meta.story({
  tags: ['A2.8-10'],
  args: { userId: userId('jonas') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No public characters found for this user.', { exact: true })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
  },
})

export const NobodyThere = meta.story({
  name: 'User not found',
  tags: ['phone', 'AMB-15'],
  args: { userId: '00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas, canvasElement }) => {
    const message = await canvas.findByRole('alert')
    await expect(message).toHaveTextContent('There is no creator at this address.')
    await expect(within(message).getByRole('link')).toHaveAttribute('href', '/explore')
    await expect(listCallsIn(canvasElement)).toEqual([])
  },
})

/** GET /auth/me is another endpoint, not a public user. */
export const TheWordMe = meta.story({
  name: 'Address /users/me',
  tags: ['AMB-15'],
  args: { userId: 'me' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no creator at this address.')
    const { server } = storyWorld(canvasElement)
    await expect(server.log.calls().filter(({ path }) => path.startsWith('/auth/'))).toEqual([])
  },
})

export const ReadOnTheSecondTry = meta.story({
  parameters: {
    world: {
      faults: [
        { operation: 'readUser', nth: 1, status: 403, offContract: true, detail: 'The stars are not right.' },
        { operation: 'listUserCharacters', nth: 1, status: 422 },
      ],
    },
  },
  name: 'Profile read on the second try, and then its list',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const message = await canvas.findByRole('alert')
    await expect(message).toHaveTextContent('Unable to load this profile.')
    await expect(message).toHaveTextContent('The stars are not right.')
    await userEvent.click(within(message).getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { level: 1, name: 'saltglass' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(12))
  },
})

export const TheListCannotBeRead = meta.story({
  name: 'List fails',
  tags: ['phone', 'B8.1-21'],
  parameters: { world: { faults: [{ operation: 'listUserCharacters', status: 422 }] } },
  play: async ({ canvas }) => {
    const words = 'Failed fetching user\u2019s public characters.'
    await expect(await canvas.findByText(words, { exact: true })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'saltglass' })).toBeVisible()
    await expect(canvas.queryByText('No public characters found for this user.')).toBeNull()
  },
})

export const WithoutNameOrPicture = meta.story({
  tags: ['phone', 'A2.8-02', 'A3-04', 'A3-05', 'AMB-15', 'AMB-52'],
  parameters: { world: { faults: [{ operation: 'readUser', status: 200, body: {} }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'None' })).toBeVisible()
    await expect(await canvas.findByText('No public characters found for this user.')).toBeVisible()
    await expect(canvasElement.querySelector('header img')).toBeNull()
    await expect(canvasElement.querySelector('header svg')).toBeVisible()
    await expect(listCallsIn(canvasElement)).toEqual([])
  },
})

const WHOLE = { path: `/users/${userId('mira')}`, viewer: 'mira' } as const
export const OnesOwn = meta.story({ name: 'Own profile', parameters: { world: WHOLE } })
export const Phone = meta.story({ parameters: { world: WHOLE }, globals: { viewport: { value: 'w390' } } })
export const Tablet = meta.story({ parameters: { world: WHOLE }, globals: { viewport: { value: 'w768' } } })
export const LargeDesk = meta.story({ parameters: { world: WHOLE }, globals: { viewport: { value: 'w1536' } } })
export const TheLongestName = meta.story({
  tags: ['phone'],
  args: { userId: userId('northernmostTeapots') },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: 'northernmost_teapots' })
    await expect(name.getBoundingClientRect().height).toBeLessThan(40)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
