import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '#src/api/ApiError.ts'
import {
  CREATION_NOT_KNOWN,
  createCharacterMutation,
  createdCharacterQuery,
  type SentCreation,
} from '#src/api/characterEditing.ts'
import { notKnownOf } from '#src/api/failureTexts.ts'
import type { Character } from '#src/api/generated/schemas/character.ts'
import type { CharacterBody } from '#src/api/generated/schemas/characterBody.ts'
import type { Draft, DraftKind } from '#src/storage/draft.ts'
import type { Clock } from '#src/world/World.ts'

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

/** Marks creations in the mutation cache. No key: the form of another character is not busy with them. */
const CREATION = { isCreation: true } as const

interface CreationParts {
  client: QueryClient
  clock: Clock
  /** Of the person of the page. */
  record: Draft<SentCreation>
  /** What was sent has arrived, whether or not its page is still there. */
  onCreated(sent: CharacterBody): void
}

/** Creates characters; one without a response is looked for before the same is sent again, also after a reload (NS-44). */
export function creationsOf({ client, clock, record, onCreated }: CreationParts) {
  const isBeingSent = (body: CharacterBody) =>
    client.getMutationCache().find({
      status: 'pending',
      predicate: ({ options, state }) =>
        options.meta?.isCreation === true && isSameBody(state.variables as CharacterBody, body),
    }) !== undefined

  const found = (sent: SentCreation): Promise<Character | null> =>
    client.query(createdCharacterQuery(sent)).catch((error: unknown) => {
      if (error instanceof ApiError) error.notKnown = CREATION_NOT_KNOWN
      throw error
    })

  const arrived = (sent: CharacterBody) => {
    record.write(undefined)
    onCreated(sent)
  }

  const mutation: typeof createCharacterMutation = {
    ...createCharacterMutation,
    meta: CREATION,
    mutationFn: async (body, context) => {
      const earlier = record.read()
      const created = earlier && isSameBody(earlier.body, body) ? await found(earlier) : null
      if (created) return created
      record.write({ body, at: new Date(clock.now()).toISOString() })
      record.flush()
      return createCharacterMutation.mutationFn!(body, context)
    },
    onSuccess: (...args) => {
      createCharacterMutation.onSuccess?.(...args)
      arrived(args[1])
    },
    onError: (error) => {
      // Refused, or certainly not there: nothing is left to look for.
      if (error instanceof ApiError && !notKnownOf(error)) record.write(undefined)
    },
  }

  return {
    mutation,
    isBeingSent,
    found,
    arrived,
    /** What a form with this body sent before its page was loaded, and got no response to. */
    sentBefore: (body: CharacterBody): SentCreation | undefined => {
      const earlier = record.read()
      return earlier && !isBeingSent(earlier.body) && isSameBody(earlier.body, body) ? earlier : undefined
    },
  }
}

/** Whether creating one would make the same character as creating the other. */
export function isSameBody(one: CharacterBody, other: CharacterBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
