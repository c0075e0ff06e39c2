import { deflateSync } from 'node:zlib'
import { ZipPassThrough } from 'fflate'
import { describe, expect, it } from 'vitest'
import { CARD_FILE_MAX_BYTES } from '#src/product/limits.ts'
import {
  behindPicture,
  CARD_V1,
  CARD_V2,
  CARD_V3,
  charxFile,
  chunk,
  iTXt,
  jsonFile,
  pictureWith,
  streamedCharx,
  tEXt,
  withLongFields,
  zipped,
  zTXt,
} from '#tests/support/cardFiles.ts'
import { CardError } from './CardError.ts'
import { readCard } from './readCard.ts'

const read = (bytes: Uint8Array) => readCard(new Blob([Uint8Array.from(bytes)]))
const refusal = (bytes: Uint8Array) => refusalOf(new Blob([Uint8Array.from(bytes)]))
async function refusalOf(file: Blob): Promise<string> {
  const error = await readCard(file).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(CardError)
  return (error as CardError).message
}

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const withNestedZip = zipped({
  'assets/other/old.zip': [charxFile(CARD_V2), { level: 0 }],
  'card.json': jsonFile(CARD_V3),
})
const withStreamedZip = streamedCharx(CARD_V3, ZipPassThrough, { 'assets/other/old.zip': charxFile(CARD_V2) })
function withComment(zip: Buffer): Buffer {
  const file = Buffer.concat([zip, Buffer.from('Made by hand.')])
  file.writeUInt16LE(13, zip.length - 2)
  return file
}
const inText = (content: string | Uint8Array) =>
  chunk('tEXt', Buffer.concat([Buffer.from('chara\0'), Buffer.from(content as string)]))
const BASE64 = jsonFile(CARD_V1).toString('base64')
const ACCENTS = JSON.stringify({ name: 'Sélène', description: 'Naïve: ½' })
const texts = {
  description: CARD_V1.description,
  backgroundDescription: CARD_V1.scenario,
}

describe('a card', () => {
  it.for([
    ['version 1 in JSON', jsonFile(CARD_V1), 1],
    ['version 2 in JSON', jsonFile(CARD_V2), 2],
    ['version 3 in JSON', jsonFile(CARD_V3), 3],
    ['JSON with a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), jsonFile(CARD_V1)]), 1],
    ['version 1 in tEXt', pictureWith([tEXt('chara', CARD_V1)]), 1],
    ['version 2 in tEXt', pictureWith([tEXt('chara', CARD_V2)]), 2],
    ['version 3 in tEXt', pictureWith([tEXt('ccv3', CARD_V3)]), 3],
    ['version 2 in zTXt', pictureWith([zTXt('chara', CARD_V2)]), 2],
    ['version 3 in iTXt', pictureWith([iTXt('ccv3', CARD_V3)]), 3],
    ['version 3 in compressed iTXt', pictureWith([iTXt('ccv3', CARD_V3, { compressed: true })]), 3],
    ['a card before the pixels', pictureWith([tEXt('chara', CARD_V2)], { early: true }), 2],
    ['a capital keyword', pictureWith([tEXt('Chara', CARD_V2)]), 2],
    ['version 3 beside version 2', pictureWith([tEXt('chara', CARD_V2), tEXt('ccv3', CARD_V3)]), 3],
    [
      'version 2 beside a broken version 3',
      pictureWith([chunk('tEXt', Buffer.from('ccv3\0not base64!')), tEXt('chara', CARD_V2)]),
      2,
    ],
    ['JSON itself in tEXt', pictureWith([chunk('tEXt', Buffer.from(`chara\0${JSON.stringify(CARD_V1)}`))]), 1],
    ['JSON in tEXt, ending with a null byte', pictureWith([inText(`${JSON.stringify(CARD_V1)}\0`)]), 1],
    ['base64 in lines', pictureWith([inText(BASE64.replace(/.{76}/g, '$&\r\n'))]), 1],
    ['base64 that ends with a null byte', pictureWith([inText(`${BASE64}\0`)]), 1],
    ['a CHARX file', charxFile(CARD_V3), 3],
    ['a streamed CHARX file', streamedCharx(CARD_V3), 3],
    ['a streamed CHARX file without compression', streamedCharx(CARD_V3, ZipPassThrough), 3],
    ['the same behind a JPEG', Buffer.concat([JPEG, streamedCharx(CARD_V3, ZipPassThrough)]), 3],
    ['CHARX beside a zip with another card', withNestedZip, 3],
    ['streamed CHARX beside a zip with another card', withStreamedZip, 3],
    ['CHARX with a comment', withComment(charxFile(CARD_V3)), 3],
    ['CHARX with fields of 64 bits', withLongFields(charxFile(CARD_V3)), 3],
    ['the same behind a JPEG', Buffer.concat([JPEG, withLongFields(charxFile(CARD_V3))]), 3],
    ['CHARX that counts from the JPEG before it', behindPicture(JPEG, charxFile(CARD_V3)), 3],
    ['CHARX behind a JPEG', Buffer.concat([JPEG, streamedCharx(CARD_V3)]), 3],
    ['CHARX behind a PNG', Buffer.concat([pictureWith([]), charxFile(CARD_V2)]), 2],
  ] as const)('as %s', async ([, file, version]) => {
    const card = await read(file)
    expect(card.version).toBe(version)
    expect(card.values).toMatchObject({ ...texts, name: version === 3 ? CARD_V3.data.name : CARD_V1.name })
    expect(card.values.greetings?.main).toBe(CARD_V1.first_mes)
  })

  it.for([
    ['JSON in tEXt', inText(ACCENTS)],
    ['JSON of Latin-1 in tEXt', inText(Buffer.from(ACCENTS, 'latin1'))],
    [
      'JSON of Latin-1 in zTXt',
      chunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.from(ACCENTS, 'latin1'))])),
    ],
    ['JSON in iTXt', chunk('iTXt', Buffer.from(`chara\0\0\0\0\0${ACCENTS}`))],
    ['JSON after a byte order mark', inText(`\uFEFF${ACCENTS}`)],
    ['JSON after white space', inText(`  \n${ACCENTS}`)],
    ['JSON with escapes', inText(ACCENTS.replace(/[^ -~]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`))],
    ['base64 of Latin-1', inText(Buffer.from(ACCENTS, 'latin1').toString('base64'))],
  ] as const)('has its accents: %s', async ([, text]) => {
    expect((await read(pictureWith([text]))).values).toMatchObject({ name: 'Sélène', description: 'Naïve: ½' })
  })

  it.for([
    ['main', charxFile(CARD_V3, Buffer.from('icon'))],
    ['only', streamedCharx(CARD_V3)],
  ] as const)('in CHARX has its %s icon', async ([, file]) => {
    expect((await read(file)).picture?.size).toBe(file.includes('smile') ? 4 : pictureWith([]).length)
  })
})

const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024, 65))
const good = pictureWith([tEXt('chara', CARD_V2)])
function wrongSum(): Buffer {
  const file = Buffer.from(good)
  const at = file.indexOf('chara') + 20
  file[at] = file[at]! ^ 1
  return file
}

const plain = (kind: string) =>
  `There is no character card in this ${kind} picture. Pages often show a card as a plain picture: download the card itself there, as PNG, JSON or CHARX.`

describe('a hostile file is refused with a message:', () => {
  it.for([
    ['nothing', Buffer.alloc(0), 'This file is empty.'],
    ['random bytes', Buffer.from('ff00fe01', 'hex'), 'This file is no character card: its text cannot be read.'],
    ['text', Buffer.from('Dear diary'), 'This file is no character card: its JSON is broken.'],
    ['a JPEG', JPEG, plain('JPEG')],
    ['the first bytes of a JPEG', JPEG.subarray(0, 3), plain('JPEG')],
    ['a WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), plain('WebP')],
    ['a GIF', Buffer.from('GIF89a'), plain('GIF')],
    ['an AVIF', Buffer.from('\0\0\0\x1CftypavifXXXX'), plain('AVIF')],
    [
      'a zip without a card',
      zipped({ 'readme.txt': Buffer.from('Hi') }),
      'This zip file is no character card: there is no card.json in it.',
    ],
    ['half a CHARX file', charxFile(CARD_V3).subarray(0, 400), 'This CHARX file is damaged.'],
    [
      'CHARX with too many files',
      zipped(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [String(at), Buffer.alloc(0)]))),
      'This CHARX file has more than 5000 files.',
    ],
    [
      'CHARX with a decompression bomb',
      zipped({ 'card.json': Buffer.alloc(64 * 1024 * 1024, 65) }),
      'What is packed in this CHARX file is too large.',
    ],
    [
      'CHARX that is smaller than its limit, but grows too much',
      zipped({ 'card.json': Buffer.alloc(4 * 1024 * 1024, 65) }),
      'What is packed in this CHARX file is too large.',
    ],
    ['a list', jsonFile([CARD_V1]), 'This file is no character card.'],
    ['any JSON', jsonFile({ name: 'perigee', version: '0.1.0' }), 'This file is no character card.'],
    ['an unknown spec', jsonFile({ spec: 'lorebook_v3', data: {} }), 'This is a kind of card that is not known here.'],
    ['no data', jsonFile({ spec: 'chara_card_v2' }), 'This file is no character card: it has no data.'],
    [
      'a card of blanks',
      jsonFile({ ...CARD_V1, name: ' ', description: '', scenario: '', first_mes: '\n' }),
      'This card is empty.',
    ],
    ['a picture without a card', pictureWith([tEXt('Comment', {})]), plain('PNG')],
    ['half a picture', good.subarray(0, good.length - 30), 'This picture is not whole: its end is missing.'],
    ['a picture cut in its card', good.subarray(0, 120), 'This picture is not whole: its end is missing.'],
    ['only a signature', good.subarray(0, 8), 'This picture is not whole: its end is missing.'],
    ['a wrong checksum', wrongSum(), 'The card in this picture is damaged: its checksum is wrong.'],
    [
      'no base64',
      pictureWith([chunk('tEXt', Buffer.from('chara\0%%%'))]),
      'The card in this picture is damaged: its text cannot be decoded.',
    ],
    [
      'a decompression bomb',
      pictureWith([chunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), bomb]))]),
      'The card in this picture is too large.',
    ],
    [
      'compressed data cut short',
      pictureWith([chunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), bomb.subarray(0, 40)]))]),
      'The card in this picture is damaged: its text cannot be decompressed.',
    ],
    [
      'an unknown compression',
      pictureWith([chunk('zTXt', Buffer.concat([Buffer.from('chara\0\u0007'), bomb.subarray(0, 40)]))]),
      'The card in this picture is compressed in an unknown way.',
    ],
    [
      'deep JSON',
      Buffer.from(`{"name":"x","description":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      'This file is no character card: it is nested too deeply.',
    ],
  ] as const)('%s', async ([, file, words]) => {
    expect(await refusal(file)).toBe(words)
  })

  it('100 MB, without reading them', async () => {
    const file = {
      size: 100 * 1024 * 1024,
      arrayBuffer: () => Promise.reject(new Error('It was read.')),
    } as unknown as Blob
    expect(await refusalOf(file)).toBe('This file is too large. A card may have up to 20 MB.')
  })

  it.for([
    [CARD_FILE_MAX_BYTES, true],
    [CARD_FILE_MAX_BYTES + 1, false],
  ] as const)('%d bytes are read: %s', async ([size, isRead]) => {
    const file = { size, arrayBuffer: async () => Uint8Array.from(jsonFile(CARD_V1)).buffer } as unknown as Blob
    const result = readCard(file).then(
      ({ version }) => version === 1,
      () => false,
    )
    expect(await result).toBe(isRead)
  })

  it('a file that disappears', async () => {
    const file = {
      size: 5,
      arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
    } as unknown as Blob
    expect(await refusalOf(file)).toBe('This file could not be read.')
  })

  it('inherited keys are not fields', async () => {
    const { values } = await read(
      Buffer.from(`{"__proto__":{"tags":["x"]},"constructor":"y",${JSON.stringify(CARD_V1).slice(1)}`),
    )
    expect(values.tags).toEqual([])
    expect(({} as { tags?: unknown }).tags).toBeUndefined()
  })
})
