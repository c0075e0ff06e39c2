import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({ component: TextField, args: { label: 'Name', name: 'name' } })

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(field).toBeValid()
    await expect(field).not.toHaveAttribute('aria-describedby')
  },
})

export const WithHint = meta.story({
  args: { description: 'As it is to be called.', placeholder: 'Mirelle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it is to be called.')
  },
})

export const WrongWithHint = meta.story({
  args: { description: 'As it is to be called.', error: 'Name is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/As it is to be called\./)
    await expect(field).toHaveAccessibleDescription(/Name is required/)
    // Not marked by its colour alone.
    await expect(canvas.getByText('Name is required').parentElement?.querySelector('svg')).toBeVisible()
    const [input, hint, error] = [
      field,
      canvas.getByText('As it is to be called.'),
      canvas.getByText('Name is required'),
    ]
    await expect(input.getBoundingClientRect().bottom).toBeLessThanOrEqual(hint.getBoundingClientRect().top)
    await expect(hint.getBoundingClientRect().bottom).toBeLessThanOrEqual(error.getBoundingClientRect().top)
  },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Mirelle' } })
