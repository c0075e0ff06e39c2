import type { Community } from '#mocks/db/seed.ts'
import { handwrittenCharacters } from '#mocks/fixtures/characters/handwritten.ts'
import { users } from '#mocks/fixtures/users.ts'

/** Everyone and everything that is usually there. */
export const community: Community = { users, characters: handwrittenCharacters, chats: [] }
