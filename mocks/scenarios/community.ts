import type { Community } from '#mocks/db/seed.ts'
import { extremeCharacters, handwrittenCharacters, privateOnes } from '#mocks/fixtures/characters/characters.ts'
import { composeCharacters } from '#mocks/fixtures/characters/composed.ts'
import { chats } from '#mocks/fixtures/chats.ts'
import { users } from '#mocks/fixtures/users.ts'

/** The users, characters and chats of the default world. */
export const community: Community = {
  users,
  characters: [...handwrittenCharacters, ...extremeCharacters, ...privateOnes, ...composeCharacters()],
  chats,
}
