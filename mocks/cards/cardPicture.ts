import { isPng, plainPng, type Colour } from './png.ts'

const VIOLET: Colour = [122, 92, 214]
const DARK: Colour = [36, 30, 54]

/**
 * The first of these pictures that can be read as a PNG; otherwise a plain one. A missing picture never makes a card
 * fail.
 */
export async function pictureForCard(
  addresses: readonly string[],
  read: (address: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  for (const address of addresses) {
    const png = await read(address).catch(() => undefined)
    if (png && isPng(png)) return png
  }
  return plainPng(300, 400, VIOLET, DARK)
}
