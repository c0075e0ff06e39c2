import * as v from 'valibot'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { USUAL_STRENGTH } from './characterBody.ts'
import type { CharacterFormValues } from './characterForm.ts'

/** NS-13 */
export const NEW_CHARACTER_DRAFT_KEY = 'newCharacterDraft'
/** Where a tab stores what was changed about a character and not saved yet. */
export const unsavedEditsKey = (id: string) => `characterEdits_${id}`

const text = v.fallback(v.string(), '')
/** The entries of a list that can be read; the others are left out. */
const listOf = <const S extends v.GenericSchema>(entry: S) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap((each) => outputOf(entry, each))),
    ),
    [],
  )

/** Whatever of a stored draft can still be read is read: another version of this app may have written it. */
const draftSchema = v.object({
  name: text,
  description: text,
  backgroundDescription: text,
  isPublic: v.fallback(v.boolean(), true),
  personalities: listOf(
    v.object({ name: v.string(), strength: v.fallback(v.picklist(TRAIT_STRENGTHS), USUAL_STRENGTH) }),
  ),
  greetings: v.fallback(v.object({ main: text, alternatives: listOf(v.string()) }), { main: '', alternatives: [] }),
  tags: listOf(v.string()),
})
const stored = v.pipe(v.string(), v.parseJson(), draftSchema)

/** What was typed and not sent yet, as it stands in a storage under a key. */
export function draftIn(storage: Storage, key: string) {
  const text = (): string | null => {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }
  return {
    /** As it is stored, to see whether another tab has changed it. */
    text,
    /** Undefined where there is none that could be read. */
    read(): CharacterFormValues | undefined {
      const read = v.safeParse(stored, text())
      return read.success ? read.output : undefined
    },
    /** False where the storage is full or blocked. */
    write(values: CharacterFormValues): boolean {
      try {
        storage.setItem(key, JSON.stringify(values))
        return true
      } catch {
        return false
      }
    },
    remove(): void {
      try {
        storage.removeItem(key)
      } catch {
        // Blocked: then there is none.
      }
    },
  }
}

function outputOf<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>[] {
  const read = v.safeParse(schema, value)
  return read.success ? [read.output] : []
}
