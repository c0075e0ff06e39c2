import { expect, fn } from 'storybook/test'
import { characterSummary } from '#src/api/shapes/characterShapes.ts'
import preview from '#storybook/preview.tsx'
import { ChatHeader } from './ChatHeader.tsx'

const named = (description: string, name = 'Mirelle of the Tides') =>
  characterSummary({
    id: 'c1',
    name,
    description,
    creatorId: 'u1',
    thumbnail_url: '/pictures/mirelle-of-the-tides-thumb.avif',
  })
const PHONE = { viewport: { value: 'w390' } }

const meta = preview.meta({
  component: ChatHeader,
  args: { character: named('x'.repeat(100)), isMember: true, settings: { onClick: fn() } },
  // A header shows less than a card.
  parameters: { controls: { exclude: /creatorUsername|picture|isPublic|isLiked|Count$/ } },
  globals: { viewport: { value: 'w1280' } },
  decorators: [(Story) => <main>{Story()}</main>],
})

export const AHundredCharacters = meta.story({
  tags: ['B2.8-22'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Read more' })).toBeNull()
    await expect(canvas.getByText('x'.repeat(100))).toBeVisible()
  },
})

/** The focus ring is whole (.storybook/focusRing.ts). */
export const LongNameFocusedOnAPhone = meta.story({
  tags: ['phone'],
  globals: PHONE,
  args: { character: named('', 'Mirelle of the Tides, Keeper of Every Unanswered Letter') },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /^Mirelle/ })
    name.focus()
    await expect(name).toHaveFocus()
    await expect(name.scrollHeight).toBeGreaterThan(name.clientHeight)
  },
})

export const FiftyOneOnAPhone = meta.story({
  tags: ['phone', 'B2.8-23'],
  globals: PHONE,
  args: { character: named('y'.repeat(51)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }))
    await expect(canvas.getByText('y'.repeat(51), { exact: false })).toBeVisible()
  },
})

export const AThousandCharacters = meta.story({
  tags: ['desktop'],
  args: { character: named('She remembers every ship, and none of them. '.repeat(24).trim()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }))
    // The whole text without a scroll bar; "Read less" is below it.
    const words = canvas.getByText(/^She remembers every ship/)
    await expect(words.scrollHeight).toBe(words.clientHeight)
    const less = canvas.getByRole('button', { name: 'Read less' })
    await expect(less.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom)
    await expect(less.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
  },
})

export const FourHundredOnAPhone = meta.story({
  globals: PHONE,
  args: { character: named('She remembers every ship, and none of them. '.repeat(9).trim()) },
  decorators: [(Story) => <div style={{ container: 'conversation / size', height: 660 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }))
    const words = canvas.getByText(/^She remembers every ship/)
    await expect(words.scrollHeight).toBe(words.clientHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Read less' }))
    await expect(canvas.getByRole('button', { name: 'Read more' })).toBeVisible()
  },
})

export const OneLongWord = meta.story({
  tags: ['phone'],
  globals: PHONE,
  args: { character: named('Grete speaks.', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'), isMember: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
