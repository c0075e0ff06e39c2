import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SearchField } from './SearchField.tsx'

const meta = preview.meta({ component: SearchField })

export const InTheTopBar = meta.story({
  args: { size: 'bar' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search characters' })
    await expect(field).toHaveAttribute('placeholder', 'Search characters')
    await userEvent.type(field, 'lighthouse')
    await expect(field).toHaveValue('lighthouse')
    await expect(field).toHaveFocus()
  },
})

/** At least 16 px, or a phone would zoom into the field; 44 px and more to touch. */
export const OnAPage = meta.story({
  args: { size: 'page' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search characters' })
    await expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})
