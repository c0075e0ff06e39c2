import { describe, expect, it } from 'vitest'
import { isPicture } from './isPicture.ts'

describe('sources of pictures', () => {
  it.for([
    // The text that the server sends for public users without a picture.
    { rows: ['AMB-52'], src: 'None', counts: false },
    { src: '', counts: false },
    { src: ' ', counts: false },
    { src: undefined, counts: false },
    { src: null, counts: false },
    { src: '/pictures/none.svg', counts: true },
    { src: 'blob:abc', counts: true },
  ])('$src: $counts', ({ src, counts }) => {
    expect(isPicture(src)).toBe(counts)
  })
})
