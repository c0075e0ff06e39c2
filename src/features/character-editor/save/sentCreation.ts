import type { Mutation, QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '#src/api/calls/ApiError.ts'
import {
  CREATION_NOT_KNOWN,
  createCharacterMutation,
  createdCharacterQuery,
  type SentCreation,
} from '#src/api/calls/characterEditing.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import type { Character, CharacterBody } from '#src/api/generated/calls.schemas.ts'
import type { Draft, DraftKind } from '#src/storage/draft.ts'
import type { Clock } from '#src/world/World.ts'

/**
 * The last creation that has no response yet. It survives a reload, so that the character is not created twice.
 */
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

/**
 * Marks creations in the mutation cache. Not a mutation key: the form of another character must not be busy with them.
 */
const CREATION = { isCreation: true } as const

interface CreationParts {
  client: QueryClient
  clock: Clock
  /** The stored creation of the current user. */
  record: Draft<SentCreation>
  /** Changes when another user takes over the page (session/person.ts). */
  period(): number
  /** Called when a sent character has been created, even if its page was left. */
  onCreated(sent: CharacterBody): void
}

/**
 * Creations of this page that have not ended, by body. A new sign-in of the same user empties the mutation cache, but the
 * server may still process an earlier call.
 */
const running = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/** Starts `create` after an earlier creation with the same body has ended. */
function oneAfterTheOther<T>(client: QueryClient, body: CharacterBody, create: () => Promise<T>): Promise<T> {
  const creations = running.get(client) ?? new Map<string, Promise<unknown>>()
  running.set(client, creations)
  const key = JSON.stringify(body)
  const before = creations.get(key)
  const creation = before ? before.then(create, create) : create()
  creations.set(key, creation)
  const forget = () => creations.get(key) === creation && creations.delete(key)
  creation.then(forget, forget)
  return creation
}

/**
 * Creates characters. Without a response it looks for the character before it sends again, even after a reload.
 */
export function creationsOf({ client, clock, record, period, onCreated }: CreationParts) {
  const isBeingSent = (body: CharacterBody) =>
    client.getMutationCache().find({ status: 'pending', ...creationOf(body) }) !== undefined

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
    mutationFn: (body, context) => {
      const asked = period()
      return oneAfterTheOther(client, body, async () => {
        if (period() !== asked) throw new DOMException('Another user has taken over the page.', 'AbortError')
        const earlier = record.read()
        const created = earlier && isSameBody(earlier.body, body) ? await found(earlier) : null
        if (created) return created
        record.write({ body, at: new Date(clock.now()).toISOString() })
        record.flush()
        return createCharacterMutation.mutationFn!(body, context)
      })
    },
    onSuccess: (...args) => {
      createCharacterMutation.onSuccess?.(...args)
      arrived(args[1])
    },
    onError: (error) => {
      // Rejected or certainly not created: there is nothing to look for.
      if (error instanceof ApiError && !notKnownOf(error)) record.write(undefined)
    },
  }

  return {
    mutation,
    isBeingSent,
    found,
    arrived,
    /** The creation that a form with this body sent before a reload, if it got no response. */
    sentBefore: (body: CharacterBody): SentCreation | undefined => {
      const earlier = record.read()
      return earlier && !isBeingSent(earlier.body) && isSameBody(earlier.body, body) ? earlier : undefined
    },
  }
}

/** Finds the creations of a body in the mutation cache. */
export function creationOf(body: CharacterBody) {
  return {
    predicate: ({ options, state }: Mutation) =>
      options.meta?.isCreation === true && isSameBody(state.variables as CharacterBody, body),
  }
}

/** Whether both bodies create the same character. */
export function isSameBody(one: CharacterBody, other: CharacterBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
