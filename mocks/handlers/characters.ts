import * as generated from '#mocks/generated/characters/characters.msw.ts'
import type { CharacterBody, LikeResponse } from '#src/api/generated/calls.schemas.ts'
import type { CharacterRow, UserRow } from '#mocks/db/database.ts'
import { choosePicture, describe } from '#mocks/pictures/choosePicture.ts'
import { bodyOf, type Call, paramOf, queryOf } from './call.ts'
import { characterResponses } from './characterResponses.ts'
import { findCharacter, findOwnCharacter } from './findCharacter.ts'
import type { ServerParts } from './serverParts.ts'

/** Handlers for reading, writing, liking and reporting one character. */
export function characterHandlers(parts: ServerParts) {
  const { db, now, caller, viewer } = parts

  const responseOf = (row: CharacterRow, seenBy: UserRow | undefined) =>
    characterResponses(parts, seenBy).responseOf(row)
  const current = (id: string, seenBy: UserRow | undefined) => findCharacter(parts, id, seenBy)

  async function setLike(call: Call, liked: boolean): Promise<LikeResponse> {
    const me = caller(call)
    const character = current(paramOf(call, 'id'), me)
    const like = { userId: me.id, characterId: character.id }
    const has = db.likes.findFirst((q) => q.where(like)) !== undefined
    if (liked && !has) await db.likes.create({ ...like, id: await db.nextId('likes'), created_at: now() })
    if (!liked) db.likes.deleteMany((q) => q.where(like))
    if (character.earlierLikes === undefined) {
      await db.characters.update(character, { data: (row) => void (row.earlierLikes = 0) })
    }
    const { likeCount = 0, isLiked } = characterResponses(parts, me).statsOf(current(character.id, me))
    return { isLiked, likeCount }
  }

  return [
    generated.getReadCharacterMockHandler((call) => {
      const seenBy = viewer(call)
      return responseOf(current(paramOf(call, 'id'), seenBy), seenBy)
    }),

    generated.getReadOwnershipMockHandler((call) => {
      const me = caller(call)
      return current(paramOf(call, 'id'), me).creatorId === me.id
    }),

    generated.getReadStatsMockHandler((call) => {
      const seenBy = viewer(call)
      return characterResponses(parts, seenBy).statsOf(current(paramOf(call, 'id'), seenBy))
    }),

    generated.getCreateCharacterMockHandler(async (call) => {
      const me = caller(call)
      const body = await bodyOf<'createCharacter'>(call)
      const id = await db.nextId('characters')
      const text = [describe(body), body.backgroundDescription].join('\n')
      const picture = { name: choosePicture({ seed: id, text }) }
      const row = await db.characters.create({
        id,
        slug: '',
        creatorId: me.id,
        ...written(body),
        picture,
        brokenPicture: false,
        replies: [],
        earlierLikes: 0,
        conversations: 0,
        messages: 0,
        created_at: now(),
        last_edited: now(),
      })
      await db.images.create({
        id: await db.nextId('images'),
        characterId: row.id,
        place: 0,
        picture,
        created_at: now(),
        is_main: true,
      })
      return responseOf(row, me)
    }),

    generated.getUpdateCharacterMockHandler(async (call) => {
      const me = caller(call)
      const character = findOwnCharacter(parts, paramOf(call, 'id'), me)
      const body = await bodyOf<'updateCharacter'>(call)
      await db.characters.update(character, {
        data: (row) => void Object.assign(row, written(body), { last_edited: now() }),
      })
      return responseOf(current(character.id, me), me)
    }),

    generated.getDeleteCharacterMockHandler((call) => {
      const me = caller(call)
      db.characters.delete(findOwnCharacter(parts, queryOf(call, 'deleteCharacter', 'character_id'), me))
    }),

    generated.getLikeCharacterMockHandler((call) => setLike(call, true)),
    generated.getUnlikeCharacterMockHandler((call) => setLike(call, false)),

    generated.getReportCharacterMockHandler(async (call) => {
      const me = caller(call)
      const { id, category, optionalMessage = '' } = await bodyOf<'reportCharacter'>(call)
      const character = current(id, me)
      await db.reports.create({
        id: await db.nextId('reports'),
        reporterId: me.id,
        subject: 'character',
        subjectId: character.id,
        category,
        reportedMessage: '',
        text: optionalMessage,
        created_at: now(),
      })
      return {}
    }),
  ]
}

/** The fields that an owner writes; the server sets the rest of a row. */
function written({ isPublic = true, ...body }: CharacterBody) {
  const { name, description, backgroundDescription, personalities, greetings, tags } = body
  return { name, description, backgroundDescription, personalities, greetings, tags, isPublic }
}
