import type { CharacterRow, UserRow } from '#mocks/db/database.ts'
import { fail } from './call.ts'
import { isVisible } from './characterResponses.ts'
import type { ServerParts } from './serverParts.ts'

/** The character, if this viewer can see it; otherwise the call ends with 404. */
export function findCharacter({ db }: Pick<ServerParts, 'db'>, id: string, viewer: UserRow | undefined): CharacterRow {
  const character = db.characters.findFirst((q) => q.where({ id }))
  return character && isVisible(character, viewer) ? character : fail(404, 'Character not found.')
}

/** The character, if the caller owns it; otherwise the call ends with 403. */
export function findOwnCharacter(parts: Pick<ServerParts, 'db'>, id: string, caller: UserRow): CharacterRow {
  const character = findCharacter(parts, id, caller)
  return character.creatorId === caller.id ? character : fail(403, 'You cannot perform this action.')
}
