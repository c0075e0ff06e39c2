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
    [CARD]: strToU8(JSON.stringify(card)),
  })

/** The same as a stream, where sizes follow the files: RisuAI writes it so, its card last, after the pictures. */
export function streamedCharx(
  card: unknown,
  Entry: typeof ZipDeflate | typeof ZipPassThrough = ZipDeflate,
  first: Record<string, Uint8Array> = { 'assets/icon/image/iconx.png': pictureWith([]) },
): Buffer {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const add = (file: ZipDeflate | ZipPassThrough, content: Uint8Array) => {
    zip.add(file)
    file.push(content, true)
  }
  for (const [name, content] of Object.entries(first)) add(new ZipPassThrough(name), content)
  add(new Entry(CARD), strToU8(JSON.stringify(card)))
  zip.end()
  return Buffer.concat(parts)
}

const CARD = 'card.json'

/** A zip behind a picture, with positions that count from the first byte of the picture. */
export function behindPicture(picture: Buffer, zip: Buffer): Buffer {
  const file = Buffer.concat([picture, zip])
  const move = (at: number) => file.writeUInt32LE(file.readUInt32LE(at) + picture.length, at)
  const end = file.lastIndexOf('PK\x05\x06')
  for (let at = file.indexOf('PK\x01\x02'); at > 0; at = file.indexOf('PK\x01\x02', at + 1)) move(at + 42)
  move(end + 16)
  return file
}

/** A zip whose directory has the sizes and positions of its files in fields of 64 bits, as some programs always write. */
export function withLongFields(zip: Buffer): Buffer {
  const end = zip.lastIndexOf('PK\x05\x06')
  const start = zip.readUInt32LE(end + 16)
  const entries: Buffer[] = []
  for (let at = start; at < end;) {
    const head = Buffer.from(zip.subarray(at, at + 46 + zip.readUInt16LE(at + 28)))
    const field = Buffer.alloc(28)
    field.writeUInt16LE(1, 0)
    field.writeUInt16LE(24, 2)
    for (const [place, from] of [24, 20, 42].entries()) {
      field.writeUInt32LE(head.readUInt32LE(from), 4 + place * 8)
      head.writeUInt32LE(0xffffffff, from)
    }
    at += head.length + head.readUInt16LE(30) + head.readUInt16LE(32)
    head.writeUInt16LE(field.length, 30)
    head.writeUInt16LE(0, 32)
    entries.push(head, field)
  }
  const directory = Buffer.concat(entries)
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06')
  record.writeUInt32LE(directory.length, 40)
  record.writeUInt32LE(start, 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07')
  const last = Buffer.from(zip.subarray(end))
  last.fill(0xff, 8, 20)
  return Buffer.concat([zip.subarray(0, start), directory, record, locator, last])
}
