import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { SearchBox } from './SearchBox.tsx'

const meta = preview.meta({ component: SearchBox, parameters: { world: { path: '/search' } } })

const boxOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('banner')).getByRole('searchbox', { name: 'Search characters' })
const locationOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation

export const Enter = meta.story({
  tags: ['A2.3-03', 'A2.3-04', 'A2.3-05', 'A2.3-06', 'A2.3-07', 'A2.3-08'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { clock } = storyWorld(canvasElement)
    const box = await boxOf(canvas)
    await userEvent.type(box, '{Enter}')
    await userEvent.type(box, '   {Enter}')
    await expect(locationOf(canvasElement).href).toBe('/search')
    await userEvent.clear(box)
    await userEvent.type(box, 'elf{Enter}')
    await waitFor(() => expect(locationOf(canvasElement).searchStr).toContain('query'))
    await expect(locationOf(canvasElement).pathname).toBe('/search')
    const first = new URLSearchParams(locationOf(canvasElement).searchStr)
    await expect(Object.fromEntries(first)).toEqual({ query: 'elf', page: '1', ts: String(clock.now()) })
    await expect(box).toHaveValue('')

    // The same words again are a new search.
    clock.advance(1000)
    await userEvent.type(box, 'elf{Enter}')
    await waitFor(() => expect(locationOf(canvasElement).searchStr).toContain(`ts=${clock.now()}`))
  },
})

/** Beside the page's own field it has no border until it is used. */
export const QuietOnTheSearchPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas)
    const own = within(canvas.getByRole('main')).getByRole('searchbox')
    await waitFor(() => expect(box.getBoundingClientRect().width).toBeLessThan(own.getBoundingClientRect().width))
    const edge = () => getComputedStyle(box).backgroundColor
    await expect(edge()).toBe('rgba(0, 0, 0, 0)')
    await userEvent.click(box)
    await expect(edge()).toBe(getComputedStyle(own).backgroundColor)
  },
})

export const AShortcutLeadsHere = meta.story({
  name: 'Keyboard shortcut',
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas)
    await userEvent.click(canvas.getByRole('main'))
    await userEvent.keyboard('k')
    await expect(box).not.toHaveFocus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('')
  },
})
