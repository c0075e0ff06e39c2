import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../pictures/files/', import.meta.url))
const TYPES: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png', '.svg': 'image/svg+xml' }

/** A picture by its path below the pictures' folder. */
export async function pictureFile(path: string): Promise<Response> {
  const bytes = await bytesAt(path)
  if (!bytes) return new Response('There is no such picture.', { status: 404 })
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'max-age=3600' } })
}

/** The PNG of a picture that has an address here, or of one that was drawn into its address. */
export async function readPictureFile(address: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const source = address.startsWith('data:')
    ? Buffer.from(decodeURIComponent(address.slice(address.indexOf(',') + 1)))
    : await bytesAt(new URL(address, 'http://localhost').pathname.split('/pictures/').at(-1) ?? '')
  if (!source) throw new Error(`There is no picture at ${address}.`)
  return sharp(source).png().toBuffer()
}

async function bytesAt(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const wanted = normalize(decodeURIComponent(path))
  if (wanted.startsWith('..')) return undefined
  return readFile(join(FOLDER, wanted)).catch(() => undefined)
}
