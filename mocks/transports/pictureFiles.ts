import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodedSegment } from '#src/contract/strict/decodedSegment.ts'

const FOLDER = fileURLToPath(new URL('../pictures/files/', import.meta.url))

/** A picture by its path below the pictures folder. */
export async function pictureFile(path: string): Promise<Response> {
  const bytes = await bytesAt(path)
  if (!bytes) return new Response('There is no such picture.', { status: 404 })
  return new Response(bytes, { headers: { 'Content-Type': 'image/avif', 'Cache-Control': 'max-age=3600' } })
}

/** The picture file at an address of this server. */
export async function readPictureFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await bytesAt(new URL(address, 'http://localhost').pathname.split('/pictures/').at(-1) ?? '')
  if (!file) throw new Error(`There is no picture at ${address}.`)
  return file
}

/** The same picture as a PNG. */
export async function pngOfPicture(picture: Uint8Array): Promise<Uint8Array> {
  // Only downloads of cards need it: a start does not wait for a native library.
  const { default: sharp } = await import('sharp')
  return sharp(picture).png().toBuffer()
}

async function bytesAt(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const wanted = normalize(decodedSegment(path))
  if (wanted.startsWith('..')) return undefined
  return readFile(join(FOLDER, wanted)).catch(() => undefined)
}
