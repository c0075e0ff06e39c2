import * as v from 'valibot'
import type { SentCreation } from '#src/api/characterEditing.ts'
import type { CharacterBody } from '#src/api/generated/schemas/characterBody.ts'
import type { DraftKind } from '#src/storage/draft.ts'

/** The creation that was sent last and has no response yet. It survives a reload, so that nothing is created twice (NS-44). */
export const sentCreation: DraftKind<SentCreation> = {
  name: 'createdCharacter',
  scope: 'browser',
  stored: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      body: v.custom<CharacterBody>((value) => typeof value === 'object' && value !== null && 'greetings' in value),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  asText: (value) => JSON.stringify(value),
}

/** Whether creating one would make the same character as creating the other. */
export function isSameBody(one: CharacterBody, other: CharacterBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
