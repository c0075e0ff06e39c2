import * as v from 'valibot'
import type { Capture } from '#src/contract/capture/capture.ts'
import type { Character, CharacterStats, Chat, ChatMessage, CollectionImage } from '#src/api/generated/calls.schemas.ts'
import { contract } from '#src/contract/strict/contract.ts'
import { check } from '#src/contract/strict/schemas.ts'
import type { Rows } from '#mocks/db/database.ts'
import type { Row } from '#mocks/db/schemas.ts'
import { uuidOf } from '#mocks/fixtures/ids.ts'
import { choosePicture } from '#mocks/pictures/choosePicture.ts'
import { applyWrite } from './applyWrite.ts'
import { createSeenChats } from './seenChats.ts'

/** All entities of a session. */
export interface People {
  rows(): Omit<Rows, 'reads' | 'captures'>
  viewerId(): string | undefined
  /** Whether the session has seen the character or chat of this id; it may have been deleted since. */
  knows(id: string): boolean
  /** The chats and characters that the session has created, with the times: the tables contain all of them. */
  made(): Record<string, string>
}

const isUuid = (value: unknown): value is string => v.is(v.pipe(v.string(), v.uuid()), value)

/** Reads the responses and writes in order: the last one about an entity decides. */
export function peopleSeen(capture: Capture): People {
  // Entities without a known time are older than all changes by the session and in its world.
  const before = new Date(Date.parse(sessionBegin(capture)) - 1000).toISOString()
  const users = new Map<string, Row<'users'>>()
  const characters = new Map<string, Row<'characters'>>()
  const images = new Map<string, Row<'images'>>()
  /** The liked characters, with the time of the like. */
  const liked = new Map<string, string>()
  const chats = createSeenChats(before, moment)
  const known = new Set<string>()
  const made = new Map<string, string>()
  let viewerId: string | undefined
  let isVerified = true

  for (const { operation, address, body, departs, sent, at } of capture.reads) {
    if (sent) applyWrite({ operation, sent, body, at }, { characters, images, chats, learnLike, learnViewer })
    // A profile that departs from the contract still identifies the viewer.
    else if (departs && !(operation === 'readMe' && isUser(body))) learnParts(body)
    else learn(operation, idsIn(address), body, at)
  }

  function learn(operation: string, ids: string[], body: unknown, at: string): void {
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
        chats.learnMessages(id, body as ChatMessage[])
        break
      case 'createChat':
        learnParts(body)
        if (isChat(fields) && chats.begin(fields)) made.set(fields.id, at)
        break
      case 'createCharacter':
        learnParts(body)
        if (characters.has(fields.id)) made.set(fields.id, at)
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
    const picture = { name: choosePicture({ seed: id }) }
    const shown = { picture, verified: true, joined_at: before }
    users.set(id, { ...fresh, ...shown, ...users.get(id), username, ...more })
  }

  function learnCharacter(seen: Character): void {
    const { id, name, description, backgroundDescription, personalities, greetings, tags, isPublic, creatorId } = seen
    learnUser(creatorId, seen.creatorUsername)
    const texts = { name, description, backgroundDescription, personalities, greetings, tags, isPublic, creatorId }
    const shown = { slug: '', picture: { name: choosePicture({ seed: id }) }, replies: [] }
    const times = { created_at: moment(seen.created_at), last_edited: moment(seen.last_edited) }
    known.add(id)
    characters.set(id, { id, ...texts, ...shown, brokenPicture: false, ...times })
    learnStats(id, seen)
  }

  function learnViewer(changes: Partial<Row<'users'>>): void {
    const viewer = users.get(viewerId ?? '')
    if (viewer) users.set(viewer.id, { ...viewer, ...changes })
  }

  /** `at`: the time of a like that is new. */
  function learnLike(id: string, isLiked: boolean, at = before): void {
    if (isLiked) liked.set(id, liked.get(id) ?? at)
    else liked.delete(id)
  }

  function learnStats(id: string, { isLiked, likeCount, conversationCount, messageCount }: CharacterStats): void {
    const row = characters.get(id)
    if (!row) return
    learnLike(id, isLiked)
    if (likeCount !== undefined) row.earlierLikes = Math.max(0, likeCount - Number(isLiked))
    if (conversationCount !== undefined) row.conversations = conversationCount
    if (messageCount !== undefined) row.messages = messageCount
  }

  function learnChat(chat: Chat): void {
    learnCharacter(chat.character)
    known.add(chat.id)
    chats.learn(chat)
  }

  function learnImage(
    { collection_id: id, character_id: characterId, created_at, is_main }: CollectionImage,
    place: number,
  ) {
    images.set(id, {
      id,
      characterId,
      place,
      picture: { name: choosePicture({ seed: is_main ? characterId : id }) },
      created_at: moment(created_at),
      is_main,
    })
  }

  function moment(text: string): string {
    if (v.is(v.pipe(v.string(), v.isoTimestamp()), text)) return text
    const ms = Date.parse(text)
    return Number.isNaN(ms) ? before : new Date(ms).toISOString()
  }

  return {
    viewerId: () => viewerId,
    made: () => Object.fromEntries(made),
    knows: (id) => known.has(id),
    rows() {
      const owner = viewerId ?? ''
      const withCharacters = [...characters.values()].filter(({ creatorId }) => users.has(creatorId))
      const shown = new Set(withCharacters.map(({ id }) => id))
      const likes = viewerId === undefined ? [] : [...liked].filter(([id]) => shown.has(id))
      const ownChats = viewerId === undefined ? [] : chats.chats().filter(({ characterId }) => shown.has(characterId))
      const talked = new Set(ownChats.map(({ id }) => id))
      return {
        users: [...users.values()].map((user) => (user.id === viewerId ? { ...user, verified: isVerified } : user)),
        sessions: [],
        characters: withCharacters,
        images: withCharacters.flatMap((row) => imagesOf(row, [...images.values()])),
        likes: likes.map(([id, created_at]) => ({
          id: uuidOf(`capture/like/${id}`),
          userId: owner,
          characterId: id,
          created_at,
        })),
        chats: ownChats.map((chat) => ({ ...chat, ownerId: owner })),
        messages: chats.messages().filter(({ chatId }) => talked.has(chatId)),
        reports: [],
        mails: [],
        retouches: [],
        counters: [],
        edits: [],
      }
    },
  }
}

/** Those of the session, or the public one. */
function imagesOf({ id, picture, created_at }: Row<'characters'>, seen: Row<'images'>[]): Row<'images'>[] {
  const own = seen.filter(({ characterId }) => characterId === id)
  if (own.length > 0) return own
  const first = { id: uuidOf(`capture/image/${id}`), characterId: id, place: 0, picture }
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

/** The time of the first call in a capture; without calls, of the capture. */
function sessionBegin({ reads, at }: Pick<Capture, 'reads' | 'at'>): string {
  return reads.reduce((first, read) => (Date.parse(read.at) < Date.parse(first) ? read.at : first), at)
}
