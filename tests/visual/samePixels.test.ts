import sharp from 'sharp'
import { expect, test } from 'vitest'
import { samePixels } from './samePixels.ts'

const picture = (width: number, height: number, pixels: number[]) =>
  sharp(Buffer.from(pixels), { raw: { width, height, channels: 3 } })
const RED_AND_BLUE = [255, 0, 0, 0, 0, 255]

test('pictures are the same with and without an alpha channel, in any compression', async () => {
  const small = await picture(2, 1, RED_AND_BLUE).png({ compressionLevel: 9 }).toBuffer()
  const large = await picture(2, 1, RED_AND_BLUE).ensureAlpha().png({ compressionLevel: 0 }).toBuffer()
  expect(await samePixels(small, large)).toBe(true)
})

test('one changed value of one pixel is a difference', async () => {
  const before = await picture(2, 1, RED_AND_BLUE).png().toBuffer()
  const after = await picture(2, 1, [255, 0, 0, 0, 1, 255]).png().toBuffer()
  expect(await samePixels(before, after)).toBe(false)
})

test('the same bytes in another shape are a difference', async () => {
  const wide = await picture(2, 1, RED_AND_BLUE).png().toBuffer()
  const high = await picture(1, 2, RED_AND_BLUE).png().toBuffer()
  expect(await samePixels(wide, high)).toBe(false)
})
