// What an owner does with characters, and what helps with writing them. Reading stands in characters.ts.
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { isRecord } from '#src/lib/isRecord.ts'
import {
  CLOCK_TOLERANCE_MS,
  FIRST_PAGE,
  LOOK_UP_CHARACTERS,
  MODEL_TIMEOUT_MS,
  RANDOM_TRAITS,
} from '#src/product/limits.ts'
import { ApiError, failingAs, parsedAs } from './ApiError.ts'
import { characterKeys } from './characters.ts'
import { needed } from './needed.ts'
import { chatKeys } from './chats.ts'
import {
  augmentCharacter,
  listMyCharacters,
  listRandomTraits,
  readCharacter,
  searchTags,
} from './generated/characters/reads.ts'
import { createCharacter, deleteCharacter, updateCharacter } from './generated/characters/writes.ts'
import type { AugmentBody } from './generated/schemas/augmentBody.ts'
import type { Character } from './generated/schemas/character.ts'
import type { CharacterBody } from './generated/schemas/characterBody.ts'
import type { CallOptions } from './http.ts'
import { entriesOf } from './listPage.ts'
import { LOOK, notKnown, type NotKnown } from './notKnown.ts'
import { holds, ownCharactersInCache } from './sentCharacter.ts'
import { characterIn, textsOf } from './shapes.ts'
import { type Suggestion, suggestionIn } from './suggestion.ts'
import { textIn } from './textIn.ts'
import { withoutCharacter } from './withoutCharacter.ts'
import { done, goneIf404, notDone, writeMutation } from './writing.ts'

/** Also said of a creation that was sent before the page was loaded. */
export const CREATION_NOT_KNOWN: NotKnown = {
  ...notKnown('your character was created', `Look at your characters ${LOOK}`),
  inMyCharacters: true,
}

/** B7-04. The failure carries a status whatever happened: 500 where no response came (B8.1-14). */
export const createCharacterMutation = writeMutation(
  {
    call: (body: CharacterBody, options) =>
      failingAs('Failed creating the character.', createCharacter(body, options)).then(savedIn, withStatus),
    before: (_body, client) => ownCharactersInCache(client),
    lookUp: async (body, { options, before }) => {
      const created = (await newestOwn(options)).find((one) => !before.has(one.id) && holds(one, body))
      return created ? done(savedIn(created)) : notDone
    },
    notKnown: CREATION_NOT_KNOWN,
  },
  { onSuccess: (created, _body, _before, { client }) => refreshCharacter(client, created) },
)

async function newestOwn(options: CallOptions): Promise<Record<string, unknown>[]> {
  const newest = { page: FIRST_PAGE, limit: LOOK_UP_CHARACTERS, sort_by: 'created_at', sort_order: 'desc' } as const
  return entriesOf(await listMyCharacters(newest, options)).filter(isRecord)
}

/** A creation whose response never came: what was sent, and when. */
export interface SentCreation {
  body: CharacterBody
  /** By the clock of the browser. */
  at: string
}

/** The viewer's character that an earlier creation has made; null where there is none (NS-44). */
export const createdCharacterQuery = ({ body, at }: SentCreation) =>
  queryOptions({
    queryKey: ['created character', at] as const,
    queryFn: async ({ client, signal }): Promise<Character | null> => {
      const mine = await failingAs('Failed creating the character.', newestOwn({ client, signal }))
      const since = Date.parse(at) - CLOCK_TOLERANCE_MS
      const created = mine.find((one) => Date.parse(textIn(one, 'created_at') ?? '') >= since && holds(one, body))
      return created ? savedIn(created) : null
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { ownedByViewer: true },
  })

/** What was saved, as the server sent it back; null where it did not, which does not undo the saving. */
function savedIn(response: unknown): Character | null {
  return characterIn(response) ?? null
}

/** Takes the whole body, whatever was changed (B7-05, B8.1-10, B8.1-11). */
export const updateCharacterMutation = writeMutation(
  {
    call: ({ id, body }: { id: string; body: CharacterBody }, options) =>
      failingAs(
        `Character update failed (${id}).`,
        needed(id, 'Character ID is required for update.', () => updateCharacter(id, body, options)),
      ).then(savedIn),
    lookUp: async ({ id, body }, { options }) => {
      const now: unknown = await readCharacter(id, options)
      return isRecord(now) && holds(now, body) ? done(savedIn(now)) : notDone
    },
    notKnown: notKnown('your changes were saved', `Look at the character ${LOOK}`),
  },
  {
    onSuccess: (saved, _given, _before, { client }) => {
      refreshCharacter(client, saved)
      void client.invalidateQueries({ queryKey: chatKeys.all }) // Chats carry their character.
    },
  },
)

/** Deletes a character with everybody's chats (B7-06, B8.1-02); one that is gone already is as gone as was wanted. */
export const deleteCharacterMutation = writeMutation(
  {
    call: (id: string, options) =>
      failingAs('Failed to delete character', deleteCharacter({ character_id: id }, options)).catch(unlessGone),
    lookUp: (id, { options }) => goneIf404(readCharacter(id, options)),
    notKnown: notKnown('the character was deleted', `Look at your characters ${LOOK}`),
  },
  {
    onSuccess: (_response, id, _before, { client }) => {
      client.setQueriesData({ queryKey: characterKeys.all }, (data) => withoutCharacter(data, id))
      void client.invalidateQueries({
        queryKey: characterKeys.all,
        predicate: ({ queryKey }) => !queryKey.includes(id),
      })
      client.removeQueries({ queryKey: chatKeys.all, type: 'inactive' })
      void client.invalidateQueries({ queryKey: chatKeys.all })
    },
  },
)

/** Takes what is known of a deleted character out of the cache, once no page shows it any more: that would ask again. */
export function forgetDeletedCharacter(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: characterKeys.all, predicate: ({ queryKey }) => queryKey.includes(id) })
}

/** A suggestion for one field (B7-16, AMB-06); undefined where it was cancelled. */
export const augmentMutation = mutationOptions({
  mutationFn: (
    { draft, signal }: { draft: AugmentBody; signal: AbortSignal },
    { client },
  ): Promise<Suggestion | undefined> =>
    parsedAs(
      `Failed augmenting ${draft.augmentField}.`, // B8.1-25
      augmentCharacter(draft, { client, signal, timeoutMs: MODEL_TIMEOUT_MS }),
      (response) => suggestionIn(response, draft.augmentField),
    ).catch((error: unknown) => {
      if (!signal.aborted) throw error
      return undefined
    }),
})

/** Trait names for a fresh form (B7-19). Asked for anew each time, once: the form has traits of its own to fall back on. */
export const randomTraitsQuery = queryOptions({
  queryKey: ['random traits'] as const,
  queryFn: ({ client, signal }) =>
    failingAs(
      'Failed fetching random personality traits.', // B8.1-15
      listRandomTraits({ count: RANDOM_TRAITS }, { client, signal }),
    ).then(textsOf, sayWhatIsInvalid),
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

/** Tags in use that contain a text (B7-20). */
export const tagSuggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['tag suggestions', text] as const,
    queryFn: ({ client, signal }) =>
      failingAs('Failed fetching tag suggestions.', searchTags({ q: text }, { client, signal })).then(textsOf),
    // By the time another try has a response, something else has been typed.
    retry: false,
  })

/** Puts a character as the server has just sent it into its place, and has everything that lists characters read anew. */
function refreshCharacter(client: QueryClient, character: Character | null): void {
  const key = character && characterKeys.one(character.id)
  if (key) client.setQueryData(key, character)
  void client.invalidateQueries({
    queryKey: characterKeys.all,
    predicate: ({ queryKey }) => JSON.stringify(queryKey) !== JSON.stringify(key),
  })
}

function withStatus(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== undefined) throw error
  const { body, fallback, call, cause = error } = error
  throw new ApiError({ status: 500, body, fallback, call, cause })
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** A request for a suggestion that breaks the contract fails with a text that names the wrong fields (B8.1-16, NS-28). */
function sayWhatIsInvalid(error: unknown): never {
  const detail: unknown =
    error instanceof ApiError ? (error.body as { detail?: unknown } | undefined)?.detail : undefined
  if (!(error instanceof ApiError) || !Array.isArray(detail)) throw error
  const lines = (detail as { loc?: unknown; msg?: unknown }[]).map(
    (issue) => `Validation error for '${textsOf(issue?.loc).join('.')}': ${textsOf([issue?.msg]).join('')}`,
  )
  const fallback = lines.join('\n')
  throw new ApiError({ status: error.status, body: { detail: fallback }, fallback, call: error.call })
}
