import { mirelle } from '#mocks/fixtures/characters/sea.ts'
import { mira } from '#mocks/fixtures/users.ts'

/** Words that stand in the pretend world and nowhere in the product: where they turn up, mock bytes have leaked. */
export const MIRELLE_NAME = mirelle.name
export const TEST_PASSWORDS = [mira.password]
