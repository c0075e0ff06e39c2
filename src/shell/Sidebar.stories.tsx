import { expect, waitFor, within } from 'storybook/test'
import { COMMUNITY_URL } from '#src/product/links.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { NAVIGATION } from './navigation.ts'
import { Sidebar } from './Sidebar.tsx'

const phone = (width: number) => ({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: {
      options: {
        phone: { name: `${width} px`, styles: { width: `${width}px`, height: '800px' }, type: 'mobile' as const },
      },
    },
  },
})

// Rendered in the whole app: it is part of the shell, and its links navigate.
const meta = preview.meta({ component: Sidebar, parameters: { world: { path: '/search' } } })

const LABELS = NAVIGATION.map(({ label }) => label)

const barOf = (canvas: Canvas) => canvas.findByRole('navigation', { name: 'Main' })
const widthOf = (element: Element) => element.getBoundingClientRect().width
const currentOf = async (canvas: Canvas) =>
  within(await barOf(canvas))
    .getAllByRole('link', { current: 'page' })
    .map((link) => link.getAttribute('href'))
const placeOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation.href
const rememberedIn = (canvasElement: HTMLElement) => storyWorld(canvasElement).storage.getItem('sidebarExpanded')

/** At first, and after it was expanded. */
export const Collapsed = meta.story({
  tags: ['A2.2-01', 'A3-26', 'A4.2-01', 'A9-01', 'A9-02'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = await barOf(canvas)
    const expand = within(bar).getByRole('button', { name: 'Expand sidebar' })
    await expect(widthOf(bar)).toBe(60)
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await expect(rememberedIn(canvasElement)).toBeNull()
    await userEvent.click(expand)
    await expect(widthOf(bar)).toBe(230)
    await expect(rememberedIn(canvasElement)).toBe('true')
    await userEvent.click(within(bar).getByRole('button', { name: 'Collapse sidebar' }))
    await expect(widthOf(bar)).toBe(60)
    await expect(rememberedIn(canvasElement)).toBe('false')
  },
})

export const ExpandedLastTime = meta.story({
  tags: ['desktop', 'A3-26', 'A4.2-01'],
  parameters: { world: { storage: { sidebarExpanded: true } } },
  play: async ({ canvas }) => {
    const bar = await barOf(canvas)
    await expect(widthOf(bar)).toBe(230)
    await expect(within(bar).getByRole('button', { name: 'Collapse sidebar' })).toHaveAttribute('aria-expanded', 'true')
  },
})

export const Entries = meta.story({
  tags: ['A2.2-03', 'A2.2-04', 'A2.2-05', 'A2.2-13'],
  play: async ({ canvas }) => {
    const links = within(await barOf(canvas)).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Explore', '/explore'],
      ['Search', '/search'],
      ['Character', '/characters/create'],
      ['Chats', '/chats'],
      ['My characters', '/my-characters'],
      ['Community', COMMUNITY_URL],
    ])
    const last = links.at(-1)!
    await expect(last).toHaveAttribute('target', '_blank')
    await expect(last.getAttribute('rel')).toContain('noopener')
    await expect(last.getAttribute('href')).toMatch(/^https?:\/\//)
  },
})

export const OnAPageOfAnEntry = meta.story({
  play: async ({ canvas }) => {
    await expect(await currentOf(canvas)).toEqual(['/search'])
  },
})

export const OpenToEveryone = meta.story({
  tags: ['A2.2-06'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(within(await barOf(canvas)).getByRole('link', { name: 'Character' }))
    await waitFor(() => expect(placeOf(canvasElement)).toBe('/characters/create'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

const asksToSignIn =
  (name: string) =>
  async ({ canvas, canvasElement, userEvent }: StoryContext) => {
    await userEvent.click(within(await barOf(canvas)).getByRole('link', { name }))
    await expect(await canvas.findByRole('dialog', { name: 'Unlock the Full Experience!' })).toBeVisible()
    await expect(placeOf(canvasElement)).toBe('/search')
  }
export const ChatsAskToSignIn = meta.story({ tags: ['A2.2-07', 'A2.2-12'], play: asksToSignIn('Chats') })
export const MyCharactersAskToSignIn = meta.story({ tags: ['A2.2-09', 'A2.2-12'], play: asksToSignIn('My characters') })

/** A signed-in user navigates without a prompt (A2.14-05). */
export const SignedInGoesOn = meta.story({
  name: 'Signed in: no prompt',
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /^Account menu/ })
    await userEvent.click(within(await barOf(canvas)).getByRole('link', { name: 'Chats' }))
    await waitFor(() => expect(placeOf(canvasElement)).toBe('/chats'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const OnAPhone = meta.story({
  ...phone(400),
  tags: ['A2.2-02'],
  play: async ({ canvas }) => {
    const bar = await barOf(canvas)
    await expect(bar.getBoundingClientRect()).toMatchObject({
      left: 0,
      bottom: window.innerHeight,
      width: window.innerWidth,
    })
    await expect(within(bar).queryByRole('button')).toBeNull()
    await expect(within(bar).getAllByRole('link')).toHaveLength(NAVIGATION.length)
    for (const link of within(bar).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
})

const hasLabels =
  (isLabelled: boolean) =>
  async ({ canvas }: StoryContext) => {
    const bar = within(await barOf(canvas))
    for (const label of LABELS) {
      await expect(bar.getByText(label).checkVisibility()).toBe(isLabelled)
      await expect(bar.getByRole('link', { name: label })).toBeVisible()
    }
  }

export const JustWideEnoughForLabels = meta.story({
  ...phone(381),
  tags: ['A2.2-14', 'A9-03'],
  play: hasLabels(true),
})

export const TooNarrowForLabels = meta.story({
  ...phone(380),
  tags: ['A2.2-14', 'A9-03'],
  play: hasLabels(false),
})
