import { describe, expect, it } from 'vitest'
import { cardsOf, focusAt, focusIndex, NEW_IMAGE, step } from './carouselFocus.ts'

// ImageManager.stories.tsx shows steps, and the focus after a deletion.

const cards = cardsOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }])

it('a step leads nowhere if there is one card', () => {
  expect(step(cardsOf([]), 0, 1)).toBe(0)
  expect(step(cardsOf([]), 0, -1)).toBe(0)
})

describe('the focus', () => {
  it.for([
    { what: 'stays where nothing changes', now: cards, at: 1, is: 'b' },
    { what: 'follows its card when a new one comes first', now: ['new', ...cards], at: 1, is: 'b' },
    { what: 'stays on the tile for a new image', now: cards.slice(1), at: 3, is: NEW_IMAGE },
    { what: 'is on the tile when no image is left', now: [NEW_IMAGE], at: 0, is: NEW_IMAGE },
  ])('$what', ({ now, at, is }) => {
    expect(now[focusIndex(now, focusAt(cards, at))]).toBe(is)
  })
})
