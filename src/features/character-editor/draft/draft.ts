import * as v from 'valibot'
import type { DraftKind } from '#src/storage/draft.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { USUAL_STRENGTH } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'

const text = v.fallback(v.string(), '')
/** The valid entries of a list; invalid ones are left out. */
const listOf = <const S extends v.GenericSchema>(entry: S) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap((each) => outputOf(entry, each))),
    ),
    [],
  )

/** Parses every valid part of a stored draft: another version of this app may have written it. */
const draftSchema = v.object({
  name: text,
  description: text,
  backgroundDescription: text,
  isPublic: v.fallback(v.boolean(), true),
  personalities: listOf(
    v.object({
      name: v.string(),
      strength: v.fallback(v.picklist(TRAIT_STRENGTHS), USUAL_STRENGTH),
      unfinished: v.exactOptional(v.fallback(v.string(), '')),
    }),
  ),
  greetings: v.fallback(v.object({ main: text, alternatives: listOf(v.string()) }), { main: '', alternatives: [] }),
  tags: listOf(v.string()),
  unfinishedTag: v.exactOptional(v.fallback(v.string(), '')),
})

const asJson = {
  stored: v.pipe(v.string(), v.parseJson(), draftSchema),
  asText: (values: CharacterFormValues) => JSON.stringify(values),
} as const

/** The form of a new character that was not created yet. */
export const newCharacterDraft: DraftKind<CharacterFormValues> = {
  ...asJson,
  name: 'newCharacterDraft',
  scope: 'browser',
}

/** The unsaved changes of a character; they are stored per tab. */
export const unsavedEdits: DraftKind<CharacterFormValues> = { ...asJson, name: 'characterEdits', scope: 'tab' }

function outputOf<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>[] {
  const read = v.safeParse(schema, value)
  return read.success ? [read.output] : []
}
