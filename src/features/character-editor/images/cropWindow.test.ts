import { describe, expect, it } from 'vitest'
import { gripOf, lowestOffset, offsetByKey, offsetWithin } from './cropWindow.ts'

describe('the lowest offset', () => {
  it.for([
    { rows: ['B4.5-02', 'B4.5-03'], width: 600, height: 800, lowest: 0.33 },
    { rows: [], width: 100, height: 133, lowest: 0.33 },
    { rows: [], width: 100, height: 200, lowest: 1 },
    { rows: [], width: 900, height: 1_600, lowest: 0.77 },
    { rows: [], width: 600, height: 600, lowest: 0 },
    { rows: [], width: 600, height: 599, lowest: 0 },
    { rows: [], width: 800, height: 600, lowest: 0 },
    { rows: [], width: 0, height: 0, lowest: 0 },
  ])('of $width × $height is $lowest', ({ width, height, lowest }) => {
    expect(lowestOffset({ width, height })).toBe(lowest)
  })
})

describe('an offset', () => {
  it.for([
    { rows: ['B4.5-03', 'B9-13'], offset: 100 / 280, sent: 0.36 },
    { rows: ['B9-13'], offset: 0.3549, sent: 0.35 },
    { rows: ['B9-13'], offset: 0.355, sent: 0.36 },
    { rows: ['B4.5-02'], offset: -0.01, sent: 0 },
    { rows: ['B4.5-02'], offset: 0.77, sent: 0.77 },
    { rows: ['B4.5-02'], offset: 0.78, sent: 0.77 },
  ])('of $offset is sent as $sent', ({ offset, sent }) => {
    expect(offsetWithin(offset, 0.77)).toBe(sent)
  })
})

describe('a key', () => {
  it.for([
    ['ArrowDown', 0.2, 0.21],
    ['ArrowUp', 0.2, 0.19],
    ['PageDown', 0.2, 0.3],
    ['PageDown', 0.3, 0.33],
    ['PageUp', 0.2, 0.1],
    ['PageUp', 0.05, 0],
    ['Home', 0.2, 0],
    ['End', 0.2, 0.33],
    ['ArrowDown', 0.33, 0.33],
    ['ArrowUp', 0, 0],
    ['ArrowRight', 0.2, undefined],
    ['Tab', 0.2, undefined],
  ] as const)('%s at %d leads to %s', ([key, offset, next]) => {
    expect(offsetByKey(key, offset, 0.33)).toBe(next)
  })
})

describe('a grip', () => {
  it.for([
    { where: 'at the top edge', pointer: 0.2, grip: 0 },
    { where: 'at the bottom edge', pointer: 1.25, grip: 1 },
    { where: 'above the window', pointer: 0.1, grip: 0.5 },
    { where: 'below the window', pointer: 1.3, grip: 0.5 },
  ])('$where', ({ pointer, grip }) => {
    expect(gripOf(pointer, pointer === 0.2 ? 0.2 : 0.25)).toBe(grip)
  })
})
