import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const TEXT = 'Oops! You seem lost in the void. No black holes here, just a missing page.'

const meta = preview.meta({ component: NotFoundScreen, parameters: { world: { path: '/nope' } } })

export const OneStepAside = meta.story({
  name: 'Misspelt address',
  tags: ['A2.1-19', 'A2.1-20'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(await canvas.findByRole('main'))
    await expect(page.getByText(TEXT)).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('main [data-drawing=lost]')).toBeVisible())
    const link = page.getByRole('link')
    await expect(link).toHaveAttribute('href', '/explore')
    await userEvent.click(link)
    await waitFor(() => expect(storyWorld(canvasElement).app.router.latestLocation.href).toBe('/explore'))
    await expect(await canvas.findByText('Meet Your Next Companions')).toBeVisible()
  },
})

export const FarAway = meta.story({
  name: 'Page not found: unknown address',
  tags: ['A2.1-19'],
  parameters: { world: { path: '/a/b/c' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT)).toBeVisible()
  },
})
