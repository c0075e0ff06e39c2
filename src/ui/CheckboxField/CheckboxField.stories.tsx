import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CheckboxField } from './CheckboxField.tsx'

const meta = preview.meta({ component: CheckboxField, args: { label: 'Remember me', name: 'remember' } })

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' })
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
})

export const Ticked = meta.story({ args: { defaultChecked: true } })

export const Wrong = meta.story({
  args: { error: 'You must accept this' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('You must accept this')
  },
})
