import { Unzip, UnzipInflate } from 'fflate'
import { CARD_FILE_MAX_BYTES, CHARX_FILES_MAX, CHARX_RATIO_MAX } from '#src/product/limits.ts'
import { CardError } from './CardError.ts'

const CARD = 'card.json'
const ICON = /^assets\/icon\/.+\.(png|apng|jpe?g|webp|gif|avif)$/i
/** A part of this size can become about 16 MB before its size is known. */
const STEP_BYTES = 16 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The card and the icon in a CHARX file, which is a zip; programs also write one behind a picture. The card is undefined
 * if the file contains none. Stops at the limits of sizes while decompressing, because declared sizes may be wrong.
 */
export function charxIn(file: Bytes): { card?: Blob | undefined; icon?: Blob | undefined } {
  const found = new Map<string, Bytes[]>()
  let files = 0
  let read = 0
  let at = 0
  const unzip = new Unzip((entry) => {
    if (++files > CHARX_FILES_MAX) throw new CardError(`This CHARX file has more than ${CHARX_FILES_MAX} files.`)
    if (found.has(entry.name) || (entry.name !== CARD && !ICON.test(entry.name))) return
    const parts: Bytes[] = []
    found.set(entry.name, parts)
    entry.ondata = (error, part) => {
      if (error) throw error
      read += part.length
      if (read > Math.min(CARD_FILE_MAX_BYTES, CHARX_RATIO_MAX * (at + STEP_BYTES)))
        throw new CardError('What is packed in this CHARX file is too large.')
      parts.push(part)
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (; at < file.length; at += STEP_BYTES)
      unzip.push(file.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= file.length)
  } catch (error) {
    throw error instanceof CardError ? error : new CardError('This CHARX file is damaged.', { cause: error })
  }
  const names = [...found.keys()].filter((name) => name !== CARD)
  const blobOf = (name = '') => (found.has(name) ? new Blob(found.get(name)) : undefined)
  return { card: blobOf(CARD), icon: blobOf(names.find((name) => /\/main\.\w+$/i.test(name)) ?? names[0]) }
}
