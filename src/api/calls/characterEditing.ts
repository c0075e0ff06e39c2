// Calls for owners of characters. Reads are in characters.ts, suggestions for the form in editorSuggestions.ts.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { instantOf } from '#src/lib/instant.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { CLOCK_TOLERANCE_MS, FIRST_PAGE, LOOK_UP_CHARACTERS } from '#src/product/limits.ts'
import { ApiError, failingAs, unlessNotFound } from './ApiError.ts'
import { characterKeys } from './characters.ts'
import { needed } from './needed.ts'
import { chatKeys } from './chats.ts'
import { listMyCharacters, readCharacter } from '../generated/characters/reads.ts'
import { createCharacter, deleteCharacter, updateCharacter } from '../generated/characters/writes.ts'
import type { Character, CharacterBody } from '../generated/calls.schemas.ts'
import type { CallOptions } from './http.ts'
import { entriesOf } from '../shapes/listPage.ts'
import { LOOK, notKnown, type NotKnown } from './notKnown.ts'
import { holds, ownCharactersInCache } from '../shapes/sentCharacter.ts'
import { characterIn } from '../shapes/characterShapes.ts'
import { textOf } from '../shapes/textOf.ts'
import { withoutCharacter } from '../cache/withoutCharacter.ts'
import { done, goneIf404, notDone, writeMutation } from './writing.ts'

/** Also shown for a creation that was sent before the page was reloaded. */
export const CREATION_NOT_KNOWN: NotKnown = {
  ...notKnown('your character was created', `Look at your characters ${LOOK}`),
  inMyCharacters: true,
}

/** The failure always has a status: 500 without a response. */
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

/** A creation without a response: its body and its time. */
export interface SentCreation {
  body: CharacterBody
  /** By the browser's clock. */
  at: string
}

/** The viewer's character that an earlier creation stored; null if there is none. */
export const createdCharacterQuery = ({ body, at }: SentCreation) =>
  queryOptions({
    queryKey: ['created character', at] as const,
    queryFn: async ({ client, signal }): Promise<Character | null> => {
      const mine = await failingAs('Failed creating the character.', newestOwn({ client, signal }))
      const since = Date.parse(at) - CLOCK_TOLERANCE_MS
      const created = mine.find((one) => instantOf(textOf(one.created_at)) >= since && holds(one, body))
      return created ? savedIn(created) : null
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { ownedByViewer: true },
  })

/** The saved character of the response; null if the response has none, which is still a success. */
function savedIn(response: unknown): Character | null {
  return characterIn(response) ?? null
}

/** Sends the whole body, whatever was changed. */
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
      void client.invalidateQueries({ queryKey: chatKeys.all }) // Chats contain their character.
    },
  },
)

/** Also shown for a deletion that was sent before the page was reloaded. */
export const DELETION_NOT_KNOWN: NotKnown = {
  ...notKnown('the character was deleted', `Look at your characters ${LOOK}`),
  inMyCharacters: true,
}

/** Deletes a character with all its chats; a missing character counts as deleted. */
export const deleteCharacterMutation = writeMutation(
  {
    call: (id: string, options) =>
      failingAs('Failed to delete character', deleteCharacter({ character_id: id }, options)).catch(unlessNotFound),
    lookUp: (id, { options }) => goneIf404(readCharacter(id, options)),
    notKnown: DELETION_NOT_KNOWN,
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

/** Removes a deleted character from the cache, once no page shows it: an observer would refetch it. */
export function forgetDeletedCharacter(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: characterKeys.all, predicate: ({ queryKey }) => queryKey.includes(id) })
}

/** Identifies a version of a character. It is compared and never shown. */
export function lastEditedOf({ last_edited: lastEdited }: Character): string {
  return lastEdited
}

/** Writes a character of a response to the cache, and invalidates everything that lists characters. */
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
