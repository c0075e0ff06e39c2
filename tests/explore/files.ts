import { CARD_FILE_MAX_BYTES } from '#src/product/limits.ts'
import { CARD_V1, CARD_V2, pictureWith, tEXt } from '#tests/support/cardFiles.ts'

const TYPES: Record<string, string> = { png: 'image/png', json: 'application/json', txt: 'text/plain' }
const CARD_PICTURE = pictureWith([tEXt('chara', CARD_V2)])

/** The files of the exploring user, by name: cards, and what users choose by mistake. */
const CONTENTS = {
  'card.png': () => CARD_PICTURE,
  'card.json': () => JSON.stringify(CARD_V1),
  'card that does not fit.png': () =>
    pictureWith([tEXt('chara', { ...CARD_V2, data: { ...CARD_V2.data, name: 'Seraphine '.repeat(40) } })]),
  'holiday.png': () => pictureWith([]),
  'half a card.png': () => CARD_PICTURE.subarray(0, CARD_PICTURE.length / 2),
  'letter.txt': () => 'Dear diary,',
  'empty.json': () => '',
  'too large.png': () => Buffer.concat([CARD_PICTURE, Buffer.alloc(CARD_FILE_MAX_BYTES)]),
} satisfies Record<string, () => string | Uint8Array>

export type FileName = keyof typeof CONTENTS

export const FILE_NAMES = Object.keys(CONTENTS) as FileName[]

export function fileCalled(name: FileName) {
  const mimeType = TYPES[name.slice(name.lastIndexOf('.') + 1)]!
  return { name, mimeType, buffer: Buffer.from(CONTENTS[name]()) }
}
