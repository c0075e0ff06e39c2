import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GRID_BREAKPOINTS_PX } from '#src/product/breakpoints.ts'
import { PROFILE_CARD_LIST_TARGET } from '#src/product/limits.ts'
import { cardsFor, columnsAt } from './columns.ts'

describe('columns of a card grid', () => {
  it.for<{ rows?: string[]; width: number; columns: number }>([
    { width: 320, columns: 1 },
    { rows: ['A9-04'], width: 539, columns: 1 },
    { rows: ['A9-05'], width: 540, columns: 2 },
    { width: 767, columns: 2 },
    { rows: ['A9-06'], width: 768, columns: 3 },
    { width: 1023, columns: 3 },
    { rows: ['A9-07'], width: 1024, columns: 4 },
    { width: 1279, columns: 4 },
    { rows: ['A9-08'], width: 1280, columns: 5 },
    { width: 1535, columns: 5 },
    { rows: ['A9-09'], width: 1536, columns: 6 },
  ])('$columns at $width px', ({ width, columns }) => {
    expect(columnsAt(width)).toBe(columns)
  })

  it('the style sheet has the same breakpoints, each with one column more', () => {
    const css = readFileSync(new URL('CharacterGrid.module.css', import.meta.url), 'utf8')
    const steps = [...css.matchAll(/min-width: (\d+)px[^]*?--columns: (\d)/g)].map(([, px, n]) => [
      Number(px),
      Number(n),
    ])
    expect(steps).toEqual(GRID_BREAKPOINTS_PX.map((px) => [px, columnsAt(px)]))
  })
})

describe('the number of cards that fill a list', () => {
  it.for([
    { rows: ['A9-10'], columns: 1, cards: 10 },
    { rows: ['A9-10'], columns: 2, cards: 10 },
    { rows: ['A9-10'], columns: 3, cards: 12 },
    { rows: ['A9-10'], columns: 4, cards: 12 },
    { rows: ['A9-10'], columns: 5, cards: 10 },
    { rows: ['A9-10'], columns: 6, cards: 12 },
  ])('$cards in $columns columns', ({ columns, cards }) => {
    expect(cardsFor({ columns })).toBe(cards)
  })

  it.for([
    { rows: ['A9-11'], columns: 4, target: 12, cards: 11 },
    { rows: ['A9-11'], columns: 5, target: 12, cards: 14 },
  ])('$cards in $columns columns beside an extra card, $target wanted', ({ columns, target, cards }) => {
    expect(cardsFor({ columns, target, extraCard: true })).toBe(cards)
  })

  it.for([
    { rows: ['A9-12'], columns: 4, cards: 12 },
    { rows: ['A9-12', 'AMB-14'], columns: 5, cards: 15 },
    { rows: ['A9-12'], columns: 6, cards: 12 },
  ])('a profile lists $cards in $columns columns', ({ columns, cards }) => {
    expect(cardsFor({ columns, target: PROFILE_CARD_LIST_TARGET })).toBe(cards)
  })
})
