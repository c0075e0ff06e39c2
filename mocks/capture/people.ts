import * as v from 'valibot'
import type { Capture } from '#src/contract/capture/capture.ts'
import type { CharacterStats } from '#src/api/generated/schemas/characterStats.ts'
import type { Character } from '#src/api/generated/schemas/character.ts'
import type { Chat } from '#src/api/generated/schemas/chat.ts'
import type { ChatMessage } from '#src/api/generated/schemas/chatMessage.ts'
import type { CollectionImage } from '#src/api/generated/schemas/collectionImage.ts'
import { contract } from '#src/contract/strict/contract.ts'
import { check } from '#src/contract/strict/schemas.ts'
import type { Rows } from '#mocks/db/database.ts'
import type { Row } from '#mocks/db/schemas.ts'
import { uuidOf } from '#mocks/fixtures/ids.ts'
import { imagineFace } from '#mocks/pictures/imagine.ts'

/** All entities of a session. */
export interface People {
  rows(): Omit<Rows, 'reads' | 'captures'>
  viewerId(): string | undefined
  /** Whether the tables contain the character or chat of this id. */
  knows(id: string): boolean
}

const isUuid = (value: unknown): value is string => v.is(v.pipe(v.string(), v.uuid()), value)

/** Reads the responses in order: the last one about an entity decides. */
export function peopleSeen({ reads, at: end }: Capture): People {
  // Entities of the session are older than all changes in its world.
  const at = new Date(Date.parse(end) - 1000).toISOString()
  const users = new Map<string, Row<'users'>>()
  const characters = new Map<string, Row<'characters'>>()
  const images = new Map<string, Row<'images'>>()
  const liked = new Set<string>()
  const chats = new Map<string, Omit<Row<'chats'>, 'ownerId'>>()
  const messages = new Map<string, Row<'messages'>[]>()
  let viewerId: string | undefined
  let isVerified = true

  for (const { operation, address, body, departs } of reads) {
    // A profile that departs from the contract still identifies the viewer.
    if (departs && !(operation === 'readMe' && isUser(body))) learnParts(body)
    else learn(operation, idsIn(address), body)
  }

  function learn(operation: string, ids: string[], body: unknown): void {
    const fields = (body ?? {}) as Record<string, any>
    const [id = ''] = ids
    switch (operation) {
      case 'readMe':
        viewerId = fields.id
        learnUser(fields.id, fields.username, { email: fields.email, description: fields.pfp_description ?? '' })
        break
      case 'readUser':
        if (fields.username !== undefined) learnUser(id, fields.username)
        break
      case 'readVerified':
        isVerified = fields.is_unverified === false
        break
      case 'readStats':
        learnStats(id, body as CharacterStats)
        break
      case 'listMessages':
        messages.set(
          id,
          (body as ChatMessage[]).map((message, position) => messageRow(id, message, position)),
        )
        break
      case 'listImages':
        for (const [place, image] of (body as CollectionImage[]).toReversed().entries()) learnImage(image, place)
        break
      default:
        learnParts(body)
    }
  }

  /** Characters and chats, anywhere in a response. */
  function learnParts(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if (isChat(value)) learnChat(value)
    else if (isCharacter(value)) learnCharacter(value)
    else for (const part of Object.values(value)) learnParts(part)
  }

  function learnUser(id: string, username: string, more: Partial<Row<'users'>> = {}): void {
    if (!isUuid(id)) return
    const fresh = { id, key: '', email: `${id}@example.invalid`, password: id, description: '', betaToken: '' }
    const drawn = { face: imagineFace(id), picture: { scene: 0 }, verified: true, joined_at: at }
    users.set(id, { ...fresh, ...drawn, ...users.get(id), username, ...more })
  }

  function learnCharacter(seen: Character): void {
    const { id, name, description, backgroundDescription, personalities, greetings, tags, isPublic, creatorId } = seen
    learnUser(creatorId, seen.creatorUsername)
    const texts = { name, description, backgroundDescription, personalities, greetings, tags, isPublic, creatorId }
    const drawn = { slug: '', drawnAs: '', face: imagineFace(id), about: '', picture: { scene: 0 }, replies: [] }
    const times = { created_at: moment(seen.created_at), last_edited: moment(seen.last_edited) }
    characters.set(id, { id, ...texts, ...drawn, brokenPicture: false, ...times })
    learnStats(id, seen)
  }

  function learnStats(id: string, { isLiked, likeCount, conversationCount, messageCount }: CharacterStats): void {
    const row = characters.get(id)
    if (!row) return
    liked.delete(id)
    if (isLiked) liked.add(id)
    if (likeCount !== undefined) row.earlierLikes = Math.max(0, likeCount - Number(isLiked))
    if (conversationCount !== undefined) row.conversations = conversationCount
    if (messageCount !== undefined) row.messages = messageCount
  }

  function learnChat({ id, character, last_interaction, last_interaction_msg }: Chat): void {
    learnCharacter(character)
    const interaction = moment(last_interaction ?? at)
    const own = { id, characterId: character.id, timezone: 'UTC', created_at: interaction, counted: true }
    chats.set(id, { ...own, last_interaction: interaction, last_interaction_msg })
  }

  function learnImage(
    { collection_id: id, character_id: characterId, created_at, is_main }: CollectionImage,
    place: number,
  ) {
    images.set(id, {
      id,
      characterId,
      place,
      picture: { scene: is_main ? 0 : place + 1 },
      created_at: moment(created_at),
      is_main,
    })
  }

  function messageRow(chatId: string, { role, content, timestamp }: ChatMessage, position: number): Row<'messages'> {
    const id = uuidOf(`capture/${chatId}/${position}`)
    return { id, chatId, position, role, content, timestamp: moment(timestamp) }
  }

  function moment(text: string): string {
    if (v.is(v.pipe(v.string(), v.isoTimestamp()), text)) return text
    const ms = Date.parse(text)
    return Number.isNaN(ms) ? at : new Date(ms).toISOString()
  }

  return {
    viewerId: () => viewerId,
    knows: (id) => characters.has(id) || chats.has(id),
    rows() {
      const owner = viewerId ?? ''
      const withCharacters = [...characters.values()].filter(({ creatorId }) => users.has(creatorId))
      const shown = new Set(withCharacters.map(({ id }) => id))
      const likes = viewerId === undefined ? [] : [...liked].filter((id) => shown.has(id))
      return {
        users: [...users.values()].map((user) => (user.id === viewerId ? { ...user, verified: isVerified } : user)),
        sessions: [],
        characters: withCharacters,
        images: withCharacters.flatMap((row) => imagesOf(row, [...images.values()])),
        likes: likes.map((id) => ({
          id: uuidOf(`capture/like/${id}`),
          userId: owner,
          characterId: id,
          created_at: moment(''),
        })),
        chats: viewerId === undefined ? [] : [...chats.values()].map((chat) => ({ ...chat, ownerId: owner })),
        messages: viewerId === undefined ? [] : [...messages].flatMap(([id, rows]) => (chats.has(id) ? rows : [])),
        reports: [],
        mails: [],
        retouches: [],
        counters: [],
      }
    },
  }
}

/** Those of the session, or the public one. */
function imagesOf({ id, created_at }: Row<'characters'>, seen: Row<'images'>[]): Row<'images'>[] {
  const own = seen.filter(({ characterId }) => characterId === id)
  if (own.length > 0) return own
  const first = { id: uuidOf(`capture/image/${id}`), characterId: id, place: 0, picture: { scene: 0 } }
  return [{ ...first, created_at, is_main: true }]
}

function idsIn(address: string): string[] {
  return address.split(/[/?=&]/).filter(isUuid)
}

function isCharacter(value: object): value is Character {
  return 'creatorId' in value && 'greetings' in value && fits(value, 'Character')
}

function isChat(value: object): value is Chat {
  const { id, character } = value as Partial<Chat>
  return isUuid(id) && 'chara_id' in value && typeof character === 'object' && isCharacter(character)
}

/** Whether it is one, ignoring fields that the contract does not know. */
function fits(value: object, schema: string): boolean {
  const { properties = {} } = contract.components.schemas[schema] ?? {}
  const known = Object.fromEntries(Object.entries(value).filter(([name]) => name in properties))
  return check(known, { $ref: `#/components/schemas/${schema}` }).length === 0
}

function isUser(value: unknown): boolean {
  const { id, username } = (value ?? {}) as Record<string, unknown>
  return isUuid(id) && typeof username === 'string'
}
