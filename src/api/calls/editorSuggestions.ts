// Suggestions for the form of a character: texts, trait names and tags.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { MODEL_TIMEOUT_MS, RANDOM_TRAITS } from '#src/product/limits.ts'
import { ApiError, failingAs, parsedAs } from './ApiError.ts'
import { augmentCharacter, listRandomTraits, searchTags } from '../generated/characters/reads.ts'
import type { AugmentBody } from '../generated/calls.schemas.ts'
import { textsOf } from '../shapes/characterShapes.ts'
import { type Suggestion, suggestionIn } from '../shapes/suggestion.ts'

/** A suggestion for a field; undefined if it was cancelled. */
export const augmentMutation = mutationOptions({
  mutationFn: (
    { draft, signal }: { draft: AugmentBody; signal: AbortSignal },
    { client },
  ): Promise<Suggestion | undefined> =>
    parsedAs(
      `Failed augmenting ${draft.augmentField}.`,
      augmentCharacter(draft, { client, signal, timeoutMs: MODEL_TIMEOUT_MS }),
      (response) => suggestionIn(response, draft.augmentField),
    ).catch((error: unknown) => {
      if (!signal.aborted) throw error
      return undefined
    }),
})

/** Trait names for a new form. Requested each time, without a retry: the form has default traits. */
export const randomTraitsQuery = queryOptions({
  queryKey: ['random traits'] as const,
  queryFn: ({ client, signal }) =>
    failingAs(
      'Failed fetching random personality traits.',
      listRandomTraits({ count: RANDOM_TRAITS }, { client, signal }),
    ).then(textsOf, sayWhatIsInvalid),
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

/** Tags in use that contain a text. */
export const tagSuggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['tag suggestions', text] as const,
    queryFn: ({ client, signal }) =>
      failingAs('Failed fetching tag suggestions.', searchTags({ q: text }, { client, signal })).then(textsOf),
    // No retry: by the time it has a response, the text has changed.
    retry: false,
  })

/** A suggestion request that breaks the contract fails with a message that names the wrong fields. */
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
