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
  tags: ['A2.3-03', 'A2.3-04', 'A2.3-05', 'A2.3-06', 'A2.3-07'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { clock } = storyWorld(canvasElement)
    const box = await boxOf(canvas)
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

export const Empty = meta.story({
  tags: ['A2.3-08'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await boxOf(canvas), '{Enter}')
    await userEvent.type(await boxOf(canvas), '   {Enter}')
    await expect(locationOf(canvasElement).href).toBe('/search')
  },
})

export const AShortcutLeadsHere = meta.story({
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
