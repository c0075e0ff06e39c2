import { describe, expect, it } from 'vitest'
import { isPicture } from './isPicture.ts'

describe('what counts as a picture', () => {
  it.for([
    { rows: ['AMB-52'], src: 'None', counts: false },
    { rows: [], src: '', counts: false },
    { rows: [], src: ' ', counts: false },
    { rows: [], src: undefined, counts: false },
    { rows: [], src: null, counts: false },
    { rows: [], src: '/pictures/none.svg', counts: true },
    { rows: [], src: 'blob:abc', counts: true },
  ])('$src: $counts', ({ src, counts }) => {
    expect(isPicture(src)).toBe(counts)
  })
})
