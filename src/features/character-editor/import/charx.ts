import { CARD_FILE_MAX_BYTES, CHARX_FILES_MAX, CHARX_RATIO_MAX } from '#src/product/limits.ts'
import { CardError } from './CardError.ts'
import { inflate } from './inflate.ts'
import { latin1 } from './pngTexts.ts'

const CARD = 'card.json'
const ICON = /^assets\/icon\/.+\.(png|apng|jpe?g|webp|gif|avif)$/i
const DAMAGED = 'This CHARX file is damaged.'
const TOO_LARGE = 'What is packed in this CHARX file is too large.'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The card and the icon in a CHARX file, which is a zip; programs also write one behind a picture. Both are undefined if
 * the file contains no zip. Stops at the limits of sizes while decompressing, because declared sizes may be wrong.
 */
export async function charxIn(file: Bytes): Promise<{ card?: Bytes | undefined; icon?: Blob | undefined }> {
  let left = Math.min(CARD_FILE_MAX_BYTES, CHARX_RATIO_MAX * file.length)
  const read = async (entry: ZipEntry | undefined) => {
    if (!entry) return undefined
    const content = await contentOf(file, entry, left)
    left -= content.length
    return content
  }
  try {
    const entries = entriesOf(file)
    const icons = entries.filter(({ name }) => ICON.test(name))
    const card = await read(entries.find(({ name }) => name === CARD))
    const icon = await read(icons.find(({ name }) => /\/main\.\w+$/i.test(name)) ?? icons[0])
    return { card, icon: icon && new Blob([icon]) }
  } catch (error) {
    throw error instanceof CardError ? error : new CardError(DAMAGED, { cause: error })
  }
}

// Signatures of the records of a zip.
const FILE = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const LONG_END_LOCATOR = 0x07064b50

const END_BYTES = 22
/** The end record of 64 bits and its locator, which some programs write for small files, too. */
const LONG_END_BYTES = 56 + 20
const IN_LONG_FIELD = 0xffffffff

interface ZipEntry {
  name: string
  method: number
  /** Of the compressed content. */
  size: number
  at: number
}

/**
 * The files that the directory at the end of a zip lists. Between them, there may be anything: a picture before them, or
 * another zip as one of them, with a directory of its own.
 */
function entriesOf(file: Bytes): ZipEntry[] {
  const view = viewOf(file)
  const end = endOf(view)
  if (end === undefined && latin1(file.subarray(0, 4)) === 'PK\x03\x04') throw new CardError(DAMAGED)
  if (end === undefined) return []
  const isLong = end >= LONG_END_BYTES && view.getUint32(end - 20, true) === LONG_END_LOCATOR
  const directoryEnd = isLong ? end - LONG_END_BYTES : end
  const size = isLong ? longAt(view, directoryEnd + 40) : view.getUint32(end + 12, true)
  const start = isLong ? longAt(view, directoryEnd + 48) : view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  // Positions count from the first byte of the zip; behind a picture, some programs count from the picture's.
  const zipAt = directoryEnd - size - start
  for (let at = zipAt + start; at < directoryEnd;) {
    if (view.getUint32(at, true) !== ENTRY) throw new CardError(DAMAGED)
    if (entries.length === CHARX_FILES_MAX)
      throw new CardError(`This CHARX file has more than ${CHARX_FILES_MAX} files.`)
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const fieldsEnd = nameEnd + view.getUint16(at + 30, true)
    const longs = longFields(view, nameEnd, fieldsEnd)
    const [, packed = 0, place = 0] = [at + 24, at + 20, at + 42].map((field) => {
      const value = view.getUint32(field, true)
      return value === IN_LONG_FIELD ? longs.shift() : value
    })
    entries.push({
      name: latin1(file.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      size: packed,
      at: zipAt + place,
    })
    at = fieldsEnd + view.getUint16(at + 32, true)
  }
  return entries
}

/** Searches backwards, because a comment of up to 65,535 bytes may follow. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) if (view.getUint32(at, true) === END) return at
  return undefined
}

/** The numbers of 64 bits in the additional fields of an entry: its size, its compressed size, and its position. */
function longFields(view: DataView, start: number, end: number): number[] {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) {
      const count = Math.floor(view.getUint16(at + 2, true) / 8)
      return Array.from({ length: count }, (_, place) => longAt(view, at + 4 + place * 8))
    }
  return []
}

async function contentOf(file: Bytes, { method, size, at }: ZipEntry, maxBytes: number): Promise<Bytes> {
  const view = viewOf(file)
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (view.getUint32(at, true) !== FILE || start + size > file.length) throw new CardError(DAMAGED)
  const packed = file.subarray(start, start + size)
  if (method === 8) return inflate(packed, maxBytes, { format: 'deflate-raw', damaged: DAMAGED, tooLarge: TOO_LARGE })
  if (method !== 0) throw new CardError('What is packed in this CHARX file is compressed in an unknown way.')
  if (size > maxBytes) throw new CardError(TOO_LARGE)
  return packed
}

const viewOf = (file: Bytes) => new DataView(file.buffer, file.byteOffset, file.byteLength)
const longAt = (view: DataView, at: number) => Number(view.getBigUint64(at, true))
