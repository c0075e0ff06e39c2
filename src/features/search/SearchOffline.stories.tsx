import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { callsTo } from '#storybook/storyWorlds.ts'

const meta = preview.meta({ render: () => <></>, globals: { viewport: { value: 'w1280' } } })

/** A search without a connection: every request fails. */
export const SearchOffline = meta.story({
  parameters: {
    world: { path: '/search?query=sea', viewer: 'mira', faults: [{ operation: 'searchCharacters', network: 'fail' }] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No results found.' })).toBeVisible()
    await expect(callsTo(canvasElement, 'searchCharacters')).not.toHaveLength(0)
  },
})
