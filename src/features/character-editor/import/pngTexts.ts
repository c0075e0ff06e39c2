import { CARD_TEXT_MAX_BYTES } from '#src/product/limits.ts'
import { CardError } from './CardError.ts'
import { crc32 } from './crc32.ts'
import { inflate } from './inflate.ts'

// Our own code, because the packages that read PNG chunks are unmaintained, do not check lengths and checksums, or
// decompress without a limit. It reads three types of chunks and skips the others.

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const TEXT_TYPES = ['tEXt', 'zTXt', 'iTXt']
/** A PNG keyword is at most 79 bytes. */
const KEYWORD_MAX_BYTES = 79

/** A text in a PNG file. It is read on demand, because it may be compressed. */
export interface PngText {
  keyword: string
  read(): Promise<string>
}

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte)
}

/** The texts of a PNG file, in order. Throws if the file is truncated; checksums are verified when a text is read. */
export function textsInPng(png: Uint8Array<ArrayBuffer>): PngText[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const texts: PngText[] = []
  let at = SIGNATURE.length
  for (;;) {
    if (at + 12 > png.length) throw new CardError('This picture is not whole: its end is missing.')
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > png.length) throw new CardError('This picture is not whole: its end is missing.')
    const type = latin1(png.subarray(at + 4, at + 8))
    if (type === 'IEND') return texts
    if (TEXT_TYPES.includes(type)) {
      const text = textIn(type, png.subarray(at + 8, end))
      const summed = png.subarray(at + 4, end)
      const sum = view.getUint32(end)
      if (text) texts.push({ ...text, read: async () => (crc32(summed) === sum ? text.read() : damaged()) })
    }
    at = end + 4
  }
}

function damaged(): never {
  throw new CardError('The card in this picture is damaged: its checksum is wrong.')
}

function textIn(type: string, data: Uint8Array<ArrayBuffer>): PngText | undefined {
  const end = data.subarray(0, KEYWORD_MAX_BYTES + 1).indexOf(0)
  if (end < 1) return undefined
  const keyword = latin1(data.subarray(0, end))
  const rest = data.subarray(end + 1)
  if (type === 'tEXt') return { keyword, read: async () => anyText(rest) }
  if (type === 'zTXt') return { keyword, read: async () => anyText(await inflated(rest[0], rest.subarray(1))) }
  return { keyword, read: () => internationalText(rest) }
}

/**
 * After the keyword, an iTXt chunk has a compression flag and method, a language, a translated keyword and the text.
 */
async function internationalText(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const languageEnd = data.indexOf(0, 2)
  const keywordEnd = languageEnd === -1 ? -1 : data.indexOf(0, languageEnd + 1)
  if (keywordEnd === -1) damaged()
  const text = data.subarray(keywordEnd + 1)
  return utf8(data[0] === 1 ? await inflated(data[1], text) : text)
}

function inflated(method: number | undefined, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== 0) throw new CardError('The card in this picture is compressed in an unknown way.')
  return inflate(data, CARD_TEXT_MAX_BYTES, {
    format: 'deflate',
    damaged: 'The card in this picture is damaged: its text cannot be decompressed.',
    tooLarge: 'The card in this picture is too large.',
  })
}

/** Decodes UTF-8. Throws on other encodings, which would give wrong characters. */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new CardError('This file is no character card: its text cannot be read.', { cause: error })
  }
}

/** Latin-1 according to the format; programs that write JSON itself write UTF-8. */
export function anyText(bytes: Uint8Array): string {
  try {
    return utf8(bytes)
  } catch {
    return latin1(bytes)
  }
}

export function latin1(bytes: Uint8Array): string {
  // Not TextDecoder, whose 'latin1' is Windows-1252. In parts, because the number of arguments is limited.
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return pieces.join('')
}
