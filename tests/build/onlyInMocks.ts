import { characterCalled } from '#mocks/fixtures/characters/characters.ts'
import { mira } from '#mocks/fixtures/users.ts'

/** Words that occur in the mock data and nowhere in the product: a match means that mock code is in the bundle. */
export const MIRELLE_NAME = characterCalled('mirelle-of-the-tides').name
export const TEST_PASSWORDS = [mira.password]
