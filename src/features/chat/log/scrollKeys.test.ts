import { expect, it } from 'vitest'
import { scrollKeyOf } from './scrollKeys.ts'

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it.for([
  [{ key: 'Home' }, 'to the beginning'],
  [{ key: 'End', ctrlKey: true }, 'to the end'],
  [{ key: 'ArrowUp', metaKey: true }, 'to the beginning'],
  [{ key: 'PageUp' }, 'left to the browser'],
  [{ key: ' ', shiftKey: true }, 'left to the browser'],
  // It extends a selection.
  [{ key: 'Home', shiftKey: true }, undefined],
  [{ key: 'ArrowLeft', altKey: true }, undefined],
  [{ key: 'f', ctrlKey: true }, undefined],
] as const)('%j in the log: %s', ([keys, expected]) => {
  expect(scrollKeyOf({ ...NONE, ...keys })).toBe(expected)
})
