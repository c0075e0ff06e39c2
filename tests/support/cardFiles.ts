import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import { strToU8, Zip, ZipDeflate, ZipPassThrough, type Zippable, zipSync } from 'fflate'

// Character cards as other programs write them, byte by byte according to the public formats. Nothing here uses code of
// the app or the mock server, so that reading the cards is an independent test.

/** Length, type, content, and the checksum of the latter two. */
export function chunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const summed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(summed))
  return Buffer.concat([length, summed, sum])
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** One grey pixel. */
const HEAD = chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex'))
const PIXEL = chunk('IDAT', deflateSync(Buffer.from([0, 128])))
const END = chunk('IEND', Buffer.alloc(0))

/** A picture with additional chunks: after its pixels, where SillyTavern puts them, unless `early`. */
export function pictureWith(chunks: Buffer[], { early = false } = {}): Buffer {
  return early
    ? Buffer.concat([SIGNATURE, HEAD, ...chunks, PIXEL, END])
    : Buffer.concat([SIGNATURE, HEAD, PIXEL, ...chunks, END])
}

const base64 = (card: unknown) => Buffer.from(JSON.stringify(card), 'utf8').toString('base64')
const NUL = Buffer.from([0])

export const tEXt = (keyword: string, card: unknown) =>
  chunk('tEXt', Buffer.concat([Buffer.from(keyword, 'latin1'), NUL, Buffer.from(base64(card), 'latin1')]))

export const zTXt = (keyword: string, card: unknown) =>
  chunk('zTXt', Buffer.concat([Buffer.from(keyword, 'latin1'), NUL, NUL, deflateSync(Buffer.from(base64(card)))]))

/** With a language and a translated keyword, which are rare. */
export function iTXt(keyword: string, card: unknown, { compressed = false } = {}): Buffer {
  const text = Buffer.from(base64(card), 'utf8')
  const head = Buffer.concat([Buffer.from(keyword, 'latin1'), NUL, Buffer.from([compressed ? 1 : 0, 0])])
  const names = Buffer.concat([Buffer.from('ja', 'latin1'), NUL, Buffer.from('カード', 'utf8'), NUL])
  return chunk('iTXt', Buffer.concat([head, names, compressed ? deflateSync(text) : text]))
}

/** The format of the first programs: six texts and nothing else. */
export const CARD_V1 = {
  name: 'Seraphine',
  description: 'Keeps the lighthouse at the end of the world.',
  personality: 'patient, dry, curious',
  scenario: 'The lamp has gone out for the first time in a century.',
  first_mes: 'You came up all those stairs? 名前 😀',
  mes_example: '',
}

/** Every required field of version 2, as its specification lists them. */
export const CARD_V2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    ...CARD_V1,
    creator_notes: 'Best with a slow model.',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: ['The second.', 'The third.'],
    tags: ['Sea', 'Slow burn'],
    creator: 'somebody',
    character_version: '1.2',
    extensions: {},
  },
}

export const CARD_V3 = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...CARD_V2.data,
    name: 'Seraphine the Third',
    group_only_greetings: [],
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    creation_date: 1_700_000_000,
    modification_date: 0,
  },
}

export const jsonFile = (card: unknown) => Buffer.from(JSON.stringify(card), 'utf8')

/** A zip with these files. */
export const zipped = (files: Zippable) => Buffer.from(zipSync(files))

/** A CHARX file with a card, its icon and another picture. */
export const charxFile = (card: unknown, icon: Uint8Array = pictureWith([])) =>
  zipped({
    'assets/emotion/images/smile.png': [icon, { level: 0 }],
    'assets/icon/images/main.png': [icon, { level: 0 }],
    'card.json': strToU8(JSON.stringify(card)),
  })

/** The same as a stream, where sizes follow the files: RisuAI writes it so, its card last, after the pictures. */
export function streamedCharx(card: unknown, Entry: typeof ZipDeflate | typeof ZipPassThrough = ZipDeflate): Buffer {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const icon = new ZipPassThrough('assets/icon/image/iconx.png')
  const json = new Entry('card.json')
  for (const [file, content] of [
    [icon, pictureWith([])],
    [json, strToU8(JSON.stringify(card))],
  ] as const) {
    zip.add(file)
    file.push(content, true)
  }
  zip.end()
  return Buffer.concat(parts)
}
