// Wire -> screen. The contract promises fields; servers of other versions may leave them out or send other types. Here,
// and only here, every missing value gets a default, so that no screen shows 'undefined' or fails.
import { countOf } from '#src/lib/countOf.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { shortened } from '#src/lib/shortened.ts'
import { NAME_SHOWN_MAX_CHARS } from '#src/product/limits.ts'
import type { Character, CharacterStats, Chat, PublicUser } from '../generated/calls.schemas.ts'
import { entriesOf, type ListResponse } from './listPage.ts'
import { textOf } from './textOf.ts'

/** The fields of a character in lists. Navigation state passes it to the chat page. */
export interface CharacterSummary {
  id: string
  name: string
  description: string
  creatorId: string
  creatorUsername: string
  /** The small picture; '' if there is none. */
  picture: string
  /** The smallest picture, for avatars; '' if there is none. */
  thumbnail: string
  /** Only its owner ever sees one that is not. */
  isPublic: boolean
  isLiked: boolean
  /** Counts are -1 if the server did not send them. */
  likeCount: number
  conversationCount: number
  messageCount: number
}

/** A count that the server did not send. */
const UNKNOWN = -1

/** The wire format without trust: any field may be missing or of another type. */
type Loose<T> = { [field in keyof T]?: unknown }

export function characterSummary(wire: Loose<Character>): CharacterSummary {
  const small = textOf(wire.pfp_url)
  const smallest = textOf(wire.thumbnail_url)
  const any = textOf(wire.avatar) || textOf(wire.large_pfp_url)
  return {
    id: textOf(wire.id),
    name: shortened(textOf(wire.name), NAME_SHOWN_MAX_CHARS) || 'Unnamed character',
    description: textOf(wire.description),
    creatorId: textOf(wire.creatorId),
    creatorUsername: shortened(textOf(wire.creatorUsername), NAME_SHOWN_MAX_CHARS) || 'unknown',
    picture: small || smallest || any,
    thumbnail: smallest || small || any,
    isPublic: wire.isPublic !== false,
    isLiked: wire.isLiked === true,
    likeCount: countOf(wire.likeCount) ?? UNKNOWN,
    conversationCount: countOf(wire.conversationCount) ?? UNKNOWN,
    messageCount: countOf(wire.messageCount) ?? UNKNOWN,
  }
}

/** The character of a response, in the server's format; undefined if it has no id. */
export function characterIn(response: unknown): Character | undefined {
  return isRecord(response) && typeof response.id === 'string' && response.id.trim() !== ''
    ? (response as Loose<Character> as Character)
    : undefined
}

/** The characters of a plain list, in the server's format; undefined if the response is no list. */
export function charactersIn(response: unknown): Character[] | undefined {
  return Array.isArray(response) ? response.flatMap((entry) => characterIn(entry) ?? []) : undefined
}

/** The characters of one page, in its order. */
export function characterSummaries(page: ListResponse): CharacterSummary[] {
  return summariesOf(entriesOf(page))
}

/** The character at one index of a page; null if the entry has no id. */
export function characterAt(page: ListResponse, place: number): CharacterSummary | null {
  return summariesOf([entriesOf(page)[place]])[0] ?? null
}

/** The characters of a plain list. Entries without an id are left out. */
export function summariesOf(list: unknown): CharacterSummary[] {
  return recordsOf(list)
    .map(characterSummary)
    .filter(({ id }) => id !== '')
}

/** All fields of a character's own page. */
export interface CharacterDetails extends CharacterSummary {
  background: string
  /** Traits without a name are left out. */
  traits: { name: string; strength: string }[]
  /** Empty greetings are left out of `alternatives`; `main` may be ''. */
  greetings: { main: string; alternatives: string[] }
  tags: string[]
  /** The tall picture; '' if there is none. */
  largePicture: string
}

export function characterDetails(wire: Loose<Character>): CharacterDetails {
  const greetings = isRecord(wire.greetings) ? wire.greetings : {}
  const summary = characterSummary(wire)
  return {
    ...summary,
    background: textOf(wire.backgroundDescription),
    traits: recordsOf(wire.personalities)
      .map(({ name, strength }) => ({ name: textOf(name), strength: textOf(strength) }))
      .filter(({ name }) => name !== ''),
    greetings: { main: textOf(greetings.main), alternatives: textsOf(greetings.alternatives) },
    tags: [...new Set(textsOf(wire.tags))],
    largePicture: textOf(wire.large_pfp_url) || summary.picture,
  }
}

/** The statistics of a response; undefined if it has none. */
export function statsIn(response: unknown): Partial<CharacterStats> | undefined {
  if (!isRecord(response)) return undefined
  const [likeCount, conversationCount, messageCount] = [
    countOf(response.likeCount),
    countOf(response.conversationCount),
    countOf(response.messageCount),
  ]
  return {
    ...(typeof response.isLiked === 'boolean' && { isLiked: response.isLiked }),
    ...(likeCount !== undefined && { likeCount }),
    ...(conversationCount !== undefined && { conversationCount }),
    ...(messageCount !== undefined && { messageCount }),
  }
}

/** A character with the counts and the flag of its statistics, as far as they are known. */
export function withStats<Shown extends CharacterSummary>(
  character: Shown,
  stats: Loose<CharacterStats> | null | undefined,
): Shown {
  if (!stats) return character
  const known = (count: unknown, otherwise: number) => countOf(count) ?? otherwise
  return {
    ...character,
    isLiked: typeof stats.isLiked === 'boolean' ? stats.isLiked : character.isLiked,
    likeCount: known(stats.likeCount, character.likeCount),
    conversationCount: known(stats.conversationCount, character.conversationCount),
    messageCount: known(stats.messageCount, character.messageCount),
  }
}

/** A chat in a list. Navigation state passes it to its page. */
export interface ChatSummary {
  id: string
  characterId: string
  character: CharacterSummary
  /** In the server's format; '' if there is none. */
  lastInteraction: string
  /** The last message, in markdown; '' in an empty chat. */
  lastMessage: string
}

export function chatSummary(wire: Loose<Chat>): ChatSummary {
  const character = characterSummary(isRecord(wire.character) ? wire.character : {})
  const characterId = textOf(wire.chara_id) || character.id
  return {
    id: textOf(wire.id),
    characterId,
    character: { ...character, id: characterId },
    lastInteraction: textOf(wire.last_interaction),
    lastMessage: textOf(wire.last_interaction_msg),
  }
}

/** The public fields of a creator. */
export interface PublicProfile {
  id: string
  username: string
  profilePictureUrl: string
}

/** The server's value for a missing field; fields show it as it is, but it is no name and no picture. */
export const NONE = 'None'

export function publicProfile(id: string, wire: Loose<PublicUser> | null | undefined): PublicProfile {
  return { id, username: textOf(wire?.username) || NONE, profilePictureUrl: textOf(wire?.pfp_url) || NONE }
}

/** The texts of a list, trimmed; empty ones and other types are left out. */
export function textsOf(list: unknown): string[] {
  return (Array.isArray(list) ? list : []).map(textOf).filter((text) => text !== '')
}

function recordsOf(list: unknown): Record<string, unknown>[] {
  return (Array.isArray(list) ? list : []).filter(isRecord)
}

/** Whether a "boolean-like" ownership response is true: true, 1, "true", or an object with such a field. */
export function asOwner(response: unknown): boolean {
  if (isRecord(response)) {
    return ['owned', 'is_owner', 'isOwner', 'is_owned', 'isOwned', 'result'].some((field) => saysYes(response[field]))
  }
  return saysYes(response)
}

function saysYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && ['true', '1'].includes(value.toLowerCase()))
}
