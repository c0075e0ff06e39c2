import type { Character } from '#src/api/generated/calls.schemas.ts'
import { CARD_EXTENSION } from '#src/product/cardExtension.ts'
import { chunksOf, pngOf, textChunk, textOf } from './png.ts'

export type CardSpec = 'v2' | 'v3'

interface CardData {
  name: string
  description: string
  personality: string
  scenario: string
  first_mes: string
  mes_example: string
  creator_notes: string
  system_prompt: string
  post_history_instructions: string
  alternate_greetings: string[]
  tags: string[]
  creator: string
  character_version: string
  extensions: Record<string, unknown>
}

const LOADED_AS_V2 =
  'This card was written as version 3 and is being read as version 2. Some of it may be missing; use a program that reads version 3.'

/**
 * This project defines the mapping (README), because the specification of the server does not show one. Every field
 * that the formats require is present and never null.
 */
function cardData(character: Character): CardData {
  const { name, description, backgroundDescription, personalities, greetings, tags } = character
  return {
    name,
    description: `${description}\n\nBackground: ${backgroundDescription}`,
    personality: personalities.map((trait) => `${trait.name} (${trait.strength})`).join(', '),
    scenario: '',
    first_mes: greetings.main,
    mes_example: '',
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: greetings.alternatives,
    tags,
    creator: character.creatorUsername,
    character_version: '',
    extensions: {
      [CARD_EXTENSION]: {
        id: character.id,
        description,
        backgroundDescription,
        personalities,
        created_at: character.created_at,
        last_edited: character.last_edited,
      },
    },
  }
}

export function cardV2(character: Character, creatorNotes = '') {
  return { spec: 'chara_card_v2', spec_version: '2.0', data: { ...cardData(character), creator_notes: creatorNotes } }
}

export function cardV3(character: Character, pageUrl: string) {
  return {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      ...cardData(character),
      group_only_greetings: [],
      assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
      source: [pageUrl],
      creation_date: secondsOf(character.created_at),
      modification_date: secondsOf(character.last_edited),
    },
  }
}

interface Card {
  spec: CardSpec
  character: Character
  /** The picture that carries the card. */
  picture: Uint8Array
  /** The character's page; version 3 lists its sources. */
  pageUrl: string
}

/**
 * The picture with the card embedded. Version 3 files carry version 2 as well, with a warning in it, because some
 * programs read only version 2. The text chunks follow the header, so programs that stop at the image data still find
 * them.
 */
export function cardPng({ spec, character, picture, pageUrl }: Card): Uint8Array<ArrayBuffer> {
  const [head, ...rest] = chunksOf(picture).filter((chunk) => chunk.type !== 'tEXt' || !isCard(textOf(chunk).keyword))
  if (!head) throw new Error('The picture is empty.')
  const written =
    spec === 'v3'
      ? [
          textChunk('ccv3', base64(cardV3(character, pageUrl))),
          textChunk('chara', base64(cardV2(character, LOADED_AS_V2))),
        ]
      : [textChunk('chara', base64(cardV2(character)))]
  return pngOf([head, ...written, ...rest])
}

/** `Content-Disposition` of a download: an ASCII name for old browsers, and the full name as RFC 5987 requires it. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function isCard(keyword: string): boolean {
  return ['ccv3', 'chara'].includes(keyword.toLowerCase())
}

/** `btoa` accepts Latin-1 only, so the text is encoded as UTF-8 bytes first. */
function base64(card: object): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(JSON.stringify(card))) binary += String.fromCharCode(byte)
  return btoa(binary)
}

function secondsOf(moment: string): number {
  const ms = Date.parse(moment)
  return Number.isFinite(ms) ? Math.floor(ms / 1000) : 0
}
