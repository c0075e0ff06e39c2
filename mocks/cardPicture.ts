import { isPng, plainPng } from './png.ts'

const DARK = [36, 30, 54] as const
const VIOLET = [122, 92, 214] as const

/** The PNG that carries a card. Where a picture cannot be had as one, a plain picture does: a card never fails for that. */
export async function pictureForCard(
  address: string,
  read?: (address: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  try {
    const png = await read?.(address)
    if (png && isPng(png)) return png
  } catch (failure) {
    console.info(
      `The card of this character carries a plain picture, because ${address.slice(0, 60)} could not be read.`,
      failure,
    )
  }
  return plainPng(300, 400, [...VIOLET], [...DARK])
}
