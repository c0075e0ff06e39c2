import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { clampedTop, placeIn, readPlace, writePlace } from './buttonPlace.ts'

const PAGE = { innerWidth: 320, innerHeight: 800 }

it.for([
  { what: 'where it was put', down: 0.4, composerTop: undefined, top: 320 },
  { what: 'under the top bar', down: 0, composerTop: undefined, top: 72 },
  { what: 'over the bottom bar', down: 1, composerTop: undefined, top: 608 },
  { what: 'above a composer', down: 0.9, composerTop: 600, top: 468 },
  { what: 'at the top, when a keyboard leaves nothing else', down: 0.9, composerTop: 90, top: 0 },
])('the button is $what', ({ down, composerTop, top }) => {
  expect(clampedTop({ side: 'right', down }, 120, composerTop, PAGE.innerHeight)).toBe(top)
})

it('moves to the nearer edge, and its place is stored', () => {
  const storage = memoryStorage()
  const place = placeIn({ x: 40, top: 400 }, PAGE)
  expect(place).toEqual({ side: 'left', down: 0.5 })
  writePlace(storage, place)
  expect(readPlace(storage)).toEqual(place)
  storage.setItem('perigee.mock-button', '{"side":"top"}')
  expect(readPlace(storage).side).toBe('right')
})
