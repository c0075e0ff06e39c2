import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' as const },
})

export const Shown = meta.story({
  args: { defaultValue: 'a secret' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    field.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('a secret')
    const toggle = canvas.getByRole('button', { name: 'Hide password' })
    await expect(toggle).toHaveFocus()
    await expect(toggle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.click(toggle)
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  },
})

export const Wrong = meta.story({
  args: { error: 'Password is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  },
})
