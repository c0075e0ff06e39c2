import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const meta = preview.meta({ component: SubmitButton, args: { isBusy: false, children: 'Sign In' } })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' })
    await expect(button).toHaveAttribute('type', 'submit')
    await expect(button).not.toHaveAttribute('aria-busy')
  },
})

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    // It can still have the focus: the focus does not move to the start of the page.
    button.focus()
    await expect(button).toHaveFocus()
  },
})
