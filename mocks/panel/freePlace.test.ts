import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, freePlace } from './freePlace.ts'

const SHAPES = {
  upright: { width: 26, height: 120 },
  uprightShort: { width: 26, height: 48 },
  lying: { width: 120, height: 26 },
  lyingShort: { width: 48, height: 26 },
}
const PAGE = { innerWidth: 390, innerHeight: 844 }
const PLACE = { side: 'right', down: 0.4 } as const

const covers = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

const at = (controls: readonly Box[]) => (x: number, y: number) =>
  controls.some((control) => covers({ left: x, top: y, width: 1, height: 1 }, control))

it('covers no control, for any positions of controls', () => {
  const control = fc.record({
    left: fc.integer({ min: 0, max: 380 }),
    top: fc.integer({ min: 0, max: 820 }),
    width: fc.integer({ min: 24, max: 390 }),
    height: fc.integer({ min: 24, max: 300 }),
  })
  fc.assert(
    fc.property(
      fc.array(control, { maxLength: 12 }),
      fc.constantFrom('left' as const, 'right' as const),
      (controls, side) => {
        const place = freePlace({ side, down: 0.4 }, undefined, SHAPES, PAGE, at(controls))
        if (!place) return
        expect(controls.filter((each) => covers(each, place))).toEqual([])
        expect(place.left).toBeGreaterThanOrEqual(0)
        expect(place.top).toBeGreaterThanOrEqual(0)
        expect(place.left + place.width).toBeLessThanOrEqual(PAGE.innerWidth)
        expect(place.top + place.height).toBeLessThanOrEqual(PAGE.innerHeight)
      },
    ),
  )
})

it.for([
  { what: 'stands where it was put', controls: [], place: { shape: 'upright', side: 'right', top: 336 } },
  {
    what: 'moves past a button',
    controls: [{ left: 300, top: 330, width: 90, height: 50 }],
    place: { shape: 'upright', side: 'right', top: 384 },
  },
  {
    what: 'changes the side',
    controls: [{ left: 380, top: 0, width: 10, height: 844 }],
    place: { shape: 'upright', side: 'left' },
  },
  {
    what: 'lies in the upper bar between its controls',
    controls: [
      { left: 0, top: 30, width: 390, height: 814 },
      { left: 0, top: 0, width: 150, height: 64 },
      { left: 285, top: 0, width: 105, height: 64 },
    ],
    place: { shape: 'lying', top: 0 },
  },
])('$what', ({ controls, place }) => {
  expect(freePlace(PLACE, undefined, SHAPES, PAGE, at(controls))).toMatchObject(place)
})

it('has no place if controls cover everything', () => {
  expect(freePlace(PLACE, undefined, SHAPES, PAGE, () => true)).toBeUndefined()
})

it('where nothing is in the way, it checks only the points of its own place', () => {
  const asked = new Set<string>()
  const place = freePlace(PLACE, undefined, SHAPES, PAGE, (x, y) => {
    asked.add(`${x} ${y}`)
    return false
  })!
  expect(place.shape).toBe('upright')
  const rows = new Set([...asked].map((point) => Number(point.split(' ')[1])))
  expect([...rows].filter((y) => y < place.top || y > place.top + place.height + 8)).toEqual([])
})
