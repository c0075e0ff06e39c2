import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { callsTo } from '#storybook/storyWorlds.ts'

const meta = preview.meta({ render: () => <></> })

/** Page 2 shows the remaining four of sixteen favorites. */
export const SecondPageOfFavorites = meta.story({
  parameters: { world: { path: '/my-characters?tab=favorites&page=2', viewer: 'mira' } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Showing 4 of 16' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await expect(callsTo(canvasElement, 'listFavorites').map(({ path }) => path)).toEqual([
      '/characters/favorites?page=2&limit=12&sort_by=last_edited&sort_order=desc',
    ])
  },
})
