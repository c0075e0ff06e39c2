import type { Character, CharacterStats } from '#src/api/generated/calls.schemas.ts'
import type { CharacterRow, UserRow } from '#mocks/db/database.ts'
import type { ServerParts } from './serverParts.ts'

/** Turns rows into responses for this viewer. Created per call: it reads likes and names once for a whole list. */
export function characterResponses(
  { db, pictures }: Pick<ServerParts, 'db' | 'pictures'>,
  viewer: UserRow | undefined,
) {
  const names = new Map(db.users.all().map((user) => [user.id, user.username]))
  const likesHere = new Map<string, number>()
  const liked = new Set<string>()
  for (const like of db.likes.all()) {
    likesHere.set(like.characterId, (likesHere.get(like.characterId) ?? 0) + 1)
    if (like.userId === viewer?.id) liked.add(like.characterId)
  }

  /** A missing count is left out: it is not 0. A2.6-10 */
  function statsOf(row: CharacterRow): CharacterStats {
    return {
      isLiked: liked.has(row.id),
      ...(row.earlierLikes !== undefined && { likeCount: row.earlierLikes + (likesHere.get(row.id) ?? 0) }),
      ...(row.conversations !== undefined && { conversationCount: row.conversations }),
      ...(row.messages !== undefined && { messageCount: row.messages }),
    }
  }

  function responseOf(row: CharacterRow): Character {
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      backgroundDescription: row.backgroundDescription,
      ...(row.picture.as !== 'none' && pictures.ofCharacter(row)),
      isPublic: row.isPublic,
      personalities: row.personalities,
      greetings: row.greetings,
      tags: row.tags,
      creatorId: row.creatorId,
      creatorUsername: names.get(row.creatorId) ?? '',
      ...statsOf(row),
      created_at: row.created_at,
      last_edited: row.last_edited,
    }
  }

  return { statsOf, responseOf, isLiked: (row: CharacterRow) => liked.has(row.id) }
}

export type CharacterResponses = ReturnType<typeof characterResponses>

/** Private characters are visible to their owner only. AMB-57 */
export function isVisible(character: CharacterRow, viewer: UserRow | undefined): boolean {
  return character.isPublic || character.creatorId === viewer?.id
}
