import { expect, it } from 'vitest'
import { contrast, grade } from './contrast.ts'

it.for([
  { one: '#ffffff', other: '#000000', ratio: 21, is: 'AAA' },
  { one: '#000000', other: '#ffffff', ratio: 21, is: 'AAA' },
  { one: '#767676', other: '#ffffff', ratio: 4.54, is: 'AA' },
  { one: '#949494', other: '#ffffff', ratio: 3.03, is: 'large' },
  { one: '#181429', other: '#181429', ratio: 1, is: 'too low' },
])('$one on $other has $ratio', ({ one, other, ratio, is }) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(grade(contrast(one, other))).toBe(is)
})
