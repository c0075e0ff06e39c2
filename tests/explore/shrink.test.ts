import { array, assert, asyncProperty, constant, integer, record } from 'fast-check'
import { expect, it } from 'vitest'
import { shrunk } from './shrink.ts'

const containsAll = (needed: readonly number[]) => async (list: readonly number[]) =>
  needed.every((entry) => list.includes(entry))

it('leaves what the failure needs, in its order', async () => {
  const trail = Array.from({ length: 24 }, (_, index) => index)
  expect(await shrunk(trail, containsAll([3, 17, 23]))).toEqual([3, 17, 23])
  expect(await shrunk(trail, containsAll([]))).toEqual([])
  expect(await shrunk([], containsAll([]))).toEqual([])
})

it('ends with a list that fails, and of which no single entry can be left out', async () => {
  const subsets = integer({ min: 1, max: 20 }).chain((length) =>
    record({
      length: constant(length),
      // Each of these groups is enough to fail.
      groups: array(array(integer({ min: 0, max: length - 1 }), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  )
  await assert(
    asyncProperty(subsets, async ({ length, groups }) => {
      const fails = async (list: readonly number[]) => groups.some((group) => group.every((one) => list.includes(one)))
      const left = await shrunk(
        Array.from({ length }, (_, index) => index),
        fails,
      )
      expect(await fails(left)).toBe(true)
      for (const entry of left) expect(await fails(left.filter((one) => one !== entry))).toBe(false)
    }),
  )
})
