import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MissingPageScreen } from './MissingPageScreen.tsx'

const meta = preview.meta({ component: MissingPageScreen, args: { isLineDown: true, onTryAgain: fn() } })

export const CodeIsGone = meta.story({
  args: { isLineDown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page could not be loaded')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
