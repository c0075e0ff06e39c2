import { expect, it } from 'vitest'
import { decodedSegment } from './decodedSegment.ts'

it.for([
  ['a%20b', 'a b'],
  ['caf%C3%A9', 'café'],
  ['50%', '50%'],
  ['%E0%A4%A', '%E0%A4%A'],
] as const)('%s is decoded to %s', ([segment, decoded]) => {
  expect(decodedSegment(segment)).toBe(decoded)
})
