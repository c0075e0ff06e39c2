import { fn, expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = preview.meta({ component: ErrorScreen, args: { onLeave: fn() } })

export const Shown = meta.story({
  tags: ['phone'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Oops! An error occurred')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onLeave).toHaveBeenCalled()
  },
})
