// Wire -> screen. The contract promises fields; a server of another age may leave them out or send something odd. Here,
// and only here, every such gap gets its value, so that no screen shows 'undefined' or falls over.
import type { Character } from './generated/schemas/character.ts'
import type { CharacterPage } from './generated/schemas/characterPage.ts'

/** What lists show of a character (B3-01, B3-02, B3-07, B3-08). It also travels to the chat page in navigation state. */
export interface CharacterSummary {
  id: string
  name: string
  description: string
  creatorId: string
  creatorUsername: string
  /** The small picture; '' when there is none. */
  picture: string
  /** The smallest picture, for avatars; '' when there is none. */
  thumbnail: string
  isLiked: boolean
  /** Counts are -1 when the server did not send them (AMB-20). */
  likeCount: number
  conversationCount: number
  messageCount: number
}

/** What the wire may really hold: any field missing or of another kind. */
type Loose<T> = { [field in keyof T]?: unknown }

export function characterSummary(wire: Loose<Character>): CharacterSummary {
  const small = textOf(wire.pfp_url)
  const smallest = textOf(wire.thumbnail_url)
  const any = textOf(wire.avatar) || textOf(wire.large_pfp_url)
  return {
    id: textOf(wire.id),
    name: textOf(wire.name) || 'Unnamed character',
    description: textOf(wire.description),
    creatorId: textOf(wire.creatorId),
    creatorUsername: textOf(wire.creatorUsername) || 'unknown',
    picture: small || smallest || any,
    thumbnail: smallest || small || any,
    isLiked: wire.isLiked === true,
    likeCount: countOf(wire.likeCount),
    conversationCount: countOf(wire.conversationCount),
    messageCount: countOf(wire.messageCount),
  }
}

/** The characters of one page, in its order. Entries that nothing could be opened from (no id) are left out. */
export function characterSummaries(page: Loose<CharacterPage> | null | undefined): CharacterSummary[] {
  const entries: unknown[] = Array.isArray(page?.data) ? page.data : []
  return entries
    .filter(isRecord)
    .map(characterSummary)
    .filter(({ id }) => id !== '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : -1
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether a "boolean-like" ownership answer says yes (AMB-01): true, 1, "true", or an object that says so in a known field. */
export function asOwner(answer: unknown): boolean {
  if (isRecord(answer)) {
    return ['owned', 'is_owner', 'isOwner', 'is_owned', 'isOwned', 'result'].some((field) => saysYes(answer[field]))
  }
  return saysYes(answer)
}

function saysYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && ['true', '1'].includes(value.toLowerCase()))
}
