import { crc32 } from 'node:zlib'

// How three common programs find a card in a PNG, written from their sources and the PNG specification only,
// independent of the code that writes cards.

/** A four-byte unsigned integer, big-endian. */
const u32 = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, false)

interface RawChunk {
  type: string
  data: Uint8Array
  crc: number
  crcOfContent: number
}

/** The raw chunks of a PNG; throws if the file is not a complete PNG. */
export function rawChunks(png: Uint8Array): RawChunk[] {
  if (Buffer.from(png.subarray(0, 8)).toString('hex') !== '89504e470d0a1a0a') throw new Error('not a PNG')
  const chunks: RawChunk[] = []
  let at = 8
  while (at < png.length) {
    const length = u32(png, at)
    if (at + 12 + length > png.length) throw new Error('a chunk is cut short')
    chunks.push({
      type: Buffer.from(png.subarray(at + 4, at + 8)).toString('latin1'),
      data: png.subarray(at + 8, at + 8 + length),
      crc: u32(png, at + 8 + length),
      crcOfContent: crc32(png.subarray(at + 4, at + 8 + length)),
    })
    at += 12 + length
  }
  return chunks
}

/** Keyword and raw value of the text chunks, in their order. */
export function textChunks(png: Uint8Array): { keyword: string; value: string }[] {
  return rawChunks(png)
    .filter(({ type }) => type === 'tEXt')
    .map(({ data }) => {
      const zero = data.indexOf(0)
      return {
        keyword: Buffer.from(data.subarray(0, zero)).toString('latin1'),
        value: Buffer.from(data.subarray(zero + 1)).toString('latin1'),
      }
    })
}

const decoded = (base64: string): unknown => JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))

/** SillyTavern: case-insensitive, the newer format first. */
function anyCaseNewestFirst(png: Uint8Array): unknown {
  const texts = textChunks(png)
  const found = ['ccv3', 'chara'].map((name) => texts.find(({ keyword }) => keyword.toLowerCase() === name))
  const card = found.find((text) => text !== undefined)
  if (!card) throw new Error('no card')
  return decoded(card.value)
}

/** RisuAI: exact keywords, the newer format first, nothing of 5 MB or more. */
function exactNewestFirst(png: Uint8Array): unknown {
  const texts = textChunks(png).filter(({ value }) => value.length < 5 * 1024 * 1024)
  const card = texts.find(({ keyword }) => keyword === 'ccv3') ?? texts.find(({ keyword }) => keyword === 'chara')
  if (!card) throw new Error('no card')
  return decoded(card.value)
}

/** Open WebUI: exactly `chara`, and no chunk with a wrong checksum. */
function exactOldWithChecksums(png: Uint8Array): unknown {
  for (const { type, crc, crcOfContent } of rawChunks(png)) {
    if (crc !== crcOfContent) throw new Error(`wrong checksum of ${type}`)
  }
  const card = textChunks(png).find(({ keyword }) => keyword === 'chara')
  if (!card) throw new Error('no card')
  return decoded(card.value)
}

export const CARD_READERS = { anyCaseNewestFirst, exactNewestFirst, exactOldWithChecksums }
