import { userId } from '#mocks/fixtures/ids.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import { draftKey } from '#src/storage/drafts.ts'

/** Where the draft of a new character is stored for a person of the fixtures; without one, for a visitor. */
export function draftKeyOf(viewer?: UserKey): string {
  return draftKey('newCharacterDraft', viewer === undefined ? '' : userId(viewer), '')
}
