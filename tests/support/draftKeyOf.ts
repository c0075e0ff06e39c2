import { userId } from '#mocks/fixtures/ids.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { draftKey } from '#src/storage/drafts.ts'

/** The storage key of a new character's draft for a fixture user; without one, for a visitor. */
export function draftKeyOf(viewer?: UserKey): string {
  return draftKey('newCharacterDraft', viewer === undefined ? '' : userId(viewer), '')
}
