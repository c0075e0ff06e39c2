/**
 * The part of the PNG format that is needed to add text to a picture and to draw a plain one. The code is our own,
 * because the packages for it have not been maintained for years and check nothing.
 */
export interface Chunk {
  type: string
  data: Uint8Array
}

const SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte)
}

/** The chunks of a PNG, in order. Throws if the file is truncated or a checksum is wrong. */
export function chunksOf(png: Uint8Array): Chunk[] {
  if (!isPng(png)) throw new Error('This is no PNG.')
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    const type = latin1(png.subarray(at + 4, at + 8))
    if (end + 4 > png.length) throw new Error(`The PNG ends within its ${type} chunk.`)
    if (view.getUint32(end) !== crc32(png.subarray(at + 4, end))) throw new Error(`The ${type} chunk is damaged.`)
    chunks.push({ type, data: png.slice(at + 8, end) })
    at = end + 4
  }
  return chunks
}

export function pngOf(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const png = new Uint8Array(chunks.reduce((sum, { data }) => sum + data.length + 12, SIGNATURE.length))
  const view = new DataView(png.buffer)
  png.set(SIGNATURE)
  let at = SIGNATURE.length
  for (const { type, data } of chunks) {
    view.setUint32(at, data.length)
    png.set(bytesOfLatin1(type), at + 4)
    png.set(data, at + 8)
    const end = at + 8 + data.length
    view.setUint32(end, crc32(png.subarray(at + 4, end)))
    at = end + 4
  }
  return png
}

/** A tEXt chunk: keyword, a zero byte, text; both in Latin-1. */
export function textChunk(keyword: string, text: string): Chunk {
  return { type: 'tEXt', data: bytesOfLatin1(`${keyword}\0${text}`) }
}

/** Keyword and text of a tEXt chunk. */
export function textOf({ data }: Chunk): { keyword: string; text: string } {
  const [keyword = '', text = ''] = latin1(data).split('\0')
  return { keyword, text }
}

/** A picture with a vertical gradient between two colours; the fallback for cards without a picture. */
export async function plainPng(
  width: number,
  height: number,
  top: Colour,
  bottom: Colour,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 2], 8) // 8 bits per channel, RGB
  const rows = new Uint8Array(height * (1 + width * 3))
  for (let y = 0; y < height; y++) {
    const part = y / Math.max(1, height - 1)
    const colour = top.map((from, channel) => Math.round(from + (bottom[channel]! - from) * part))
    const row = y * (1 + width * 3)
    for (let x = 0; x < width; x++) rows.set(colour, row + 1 + x * 3)
  }
  return pngOf([
    { type: 'IHDR', data: head },
    { type: 'IDAT', data: await deflated(rows) },
    { type: 'IEND', data: new Uint8Array() },
  ])
}

export type Colour = [red: number, green: number, blue: number]

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // 'deflate' is the zlib format, which PNG requires.
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

function bytesOfLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

function latin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
