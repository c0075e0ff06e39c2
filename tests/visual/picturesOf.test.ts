import { expect, it } from 'vitest'
import { playedAt, widthsOf } from './picturesOf.ts'

it('a story has a picture at the width of each tag', () => {
  expect(widthsOf({})).toEqual([])
  expect(widthsOf({ tags: ['A1-01', 'phone', 'desktop'] })).toEqual([390, 1280])
})

it('what only a desktop can do is played there', () => {
  expect(playedAt({ tags: ['phone'] })).toBe(390)
  expect(playedAt({ tags: ['phone', 'desktop'] })).toBe(1280)
})
