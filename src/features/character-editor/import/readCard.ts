import { bytesIn } from '#src/lib/bytesIn.ts'
import { CARD_FILE_MAX_BYTES } from '#src/product/limits.ts'
import { CardError } from './CardError.ts'
import { type ImportedCard, importedCard } from './importedCard.ts'
import { parseCard } from './parseCard.ts'
import { anyText, isPng, latin1, type PngText, textsInPng, utf8 } from './pngTexts.ts'

const MEGABYTE = 1024 * 1024

/** Pictures by their first bytes. One program writes CHARX behind them; only PNG has a place for a card of its own. */
const PICTURES: [kind: string, head: RegExp][] = [
  ['PNG', /^\x89PNG/],
  ['JPEG', /^\xFF\xD8\xFF/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['GIF', /^GIF8/],
  ['AVIF', /^[^]{4}ftypavi/],
]
const ASK_FOR_ANOTHER =
  'Pages often show a card as a plain picture: download the card itself there, as PNG, JSON or CHARX.'
const ZIP = 'PK\x03\x04'

/**
 * Reads a character card of version 1, 2 or 3 from a PNG, JSON or CHARX file. For any file it either returns the values
 * for the form with notes on what does not fit, or throws a `CardError` with the reason.
 */
export async function readCard(file: Blob): Promise<ImportedCard> {
  if (file.size > CARD_FILE_MAX_BYTES) {
    throw new CardError(`This file is too large. A card may have up to ${CARD_FILE_MAX_BYTES / MEGABYTE} MB.`)
  }
  if (file.size === 0) throw new CardError('This file is empty.')
  const bytes = await bytesOf(file)
  if (isPng(bytes)) {
    const card = await cardInPng(bytes)
    if (card) return card
  }
  const head = latin1(bytes.subarray(0, 16))
  const picture = PICTURES.find(([, start]) => start.test(head))?.[0]
  if (!picture && !head.startsWith(ZIP)) return importedCard(parseCard(utf8(bytes)))
  const { charxIn } = await import('./charx.ts')
  const { card, icon } = await charxIn(bytes)
  if (!card)
    throw new CardError(
      picture
        ? `There is no character card in this ${picture} picture. ${ASK_FOR_ANOTHER}`
        : 'This zip file is no character card: there is no card.json in it.',
    )
  return { ...importedCard(parseCard(utf8(card))), ...(icon && { picture: icon }) }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new CardError('This file could not be read.', { cause: error })
  }
}

/**
 * Version 3 in `ccv3` has priority over version 2 in `chara`, which is the fallback if the former is damaged. Undefined
 * without either.
 */
async function cardInPng(bytes: Uint8Array<ArrayBuffer>): Promise<ImportedCard | undefined> {
  const texts = textsInPng(bytes)
  const named = (name: string) => texts.find(({ keyword }) => keyword.toLowerCase() === name)
  const candidates = [named('ccv3'), named('chara')].filter((text) => text !== undefined)
  if (candidates.length === 0) return undefined
  let failure: unknown
  for (const text of candidates) {
    try {
      // The second one is read only if the first one fails.
      // oxlint-disable-next-line no-await-in-loop
      return importedCard(parseCard(await cardText(text)))
    } catch (error) {
      if (!(error instanceof CardError)) throw error
      failure ??= error
    }
  }
  throw failure
}

/** Base64 of UTF-8 JSON according to the formats; some programs write plain JSON, or base64 of Latin-1. */
async function cardText(text: PngText): Promise<string> {
  // Some programs end a text with a null byte, as C does.
  const value = (await text.read()).replace(/\0+$/, '').trim()
  if (value.startsWith('{')) return value
  let bytes: Uint8Array
  try {
    bytes = bytesIn(value)
  } catch (error) {
    throw new CardError('The card in this picture is damaged: its text cannot be decoded.', { cause: error })
  }
  return anyText(bytes)
}
