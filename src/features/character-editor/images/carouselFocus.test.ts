import { describe, expect, it } from 'vitest'
import { cardsOf, focusAt, focusIndex, NEW_IMAGE, step } from './carouselFocus.ts'

const cards = cardsOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }])

it.for([{ rows: ['B4.3-02'] }])('the tile for a new image is the last card', () => {
  expect(cards).toEqual(['a', 'b', 'c', NEW_IMAGE])
  expect(cardsOf([])).toEqual([NEW_IMAGE])
})

describe('a step', () => {
  it.for([
    { rows: [], from: 0, by: 1, to: 1 },
    { rows: [], from: 2, by: -1, to: 1 },
    { rows: ['B4.3-06'], from: 3, by: 1, to: 0 },
    { rows: ['B4.3-06'], from: 0, by: -1, to: 3 },
  ] as const)('of $by from $from leads to $to', ({ from, by, to }) => {
    expect(step(cards, from, by)).toBe(to)
  })

  it('leads nowhere if there is one card', () => {
    expect(step(cardsOf([]), 0, 1)).toBe(0)
    expect(step(cardsOf([]), 0, -1)).toBe(0)
  })
})

describe('the focus', () => {
  const without = (id: string) => cards.filter((card) => card !== id)

  it.for([
    { rows: [], what: 'stays where nothing changes', now: cards, at: 1, is: 'b' },
    { rows: [], what: 'follows its card when a new one comes first', now: ['new', ...cards], at: 1, is: 'b' },
    { rows: ['B4.3-12'], what: 'goes to the next image when its own is deleted', now: without('b'), at: 1, is: 'c' },
    { rows: ['B4.3-12'], what: 'goes to the last image when the last is deleted', now: without('c'), at: 2, is: 'b' },
    { rows: [], what: 'stays on the tile for a new image', now: without('a'), at: 3, is: NEW_IMAGE },
    { rows: [], what: 'is on the tile when no image is left', now: [NEW_IMAGE], at: 0, is: NEW_IMAGE },
  ])('$what', ({ now, at, is }) => {
    expect(now[focusIndex(now, focusAt(cards, at))]).toBe(is)
  })
})
