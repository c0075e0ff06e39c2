import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { ApiError, isNotFound } from '#src/api/calls/ApiError.ts'
import { characterInCache } from '#src/api/cache/characterInCache.ts'
import { characterQuery, statsQuery } from '#src/api/calls/characters.ts'
import {
  type CharacterDetails,
  characterDetails,
  type CharacterSummary,
  characterSummary,
  withStats,
} from '#src/api/shapes/characterShapes.ts'
import { sessionAtom } from '#src/session/session.ts'

/** Why a character cannot be shown, as text (B8.6, AMB-23). */
export interface CharacterFailure {
  title: string
  /** The server's message. */
  text?: string | undefined
  /** Absent if a retry cannot succeed. */
  onTryAgain?: () => void
}

export interface CharacterState {
  /** The data that a list or a link provides. */
  summary?: CharacterSummary | undefined
  details?: CharacterDetails | undefined
  failure?: CharacterFailure | undefined
}

/** A character and its counts: first the known data, then the complete response. */
export function useCharacter(id: string, known: CharacterSummary | undefined): CharacterState {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const listed = useListedCharacter(id)
  // The route loader has already sent this request; if it failed, mounting the page does not repeat it.
  const query = useQuery({ ...characterQuery(id), enabled: id !== '', retryOnMount: false })
  // For members, because the counts include the viewer's own like.
  const stats = useQuery({ ...statsQuery(id), enabled: id !== '' && isAuthenticated })

  const wire = query.data ?? listed
  // Keeps the same objects until the character changes, because the whole page renders from them.
  const details = useMemo(
    () => (wire && (query.data || isWhole(wire)) ? withStats(characterDetails(wire), stats.data) : undefined),
    [wire, query.data, stats.data],
  )
  const passed = known?.id === id ? known : undefined
  const summary = useMemo(() => {
    const shown = details ? undefined : wire ? characterSummary(wire) : passed
    return details ?? (shown && withStats(shown, stats.data))
  }, [details, wire, passed, stats.data])

  if (id === '') return { failure: { title: 'No character ID provided.' } }
  if (query.data === null) return { failure: { title: 'Character not found.' } }
  if (query.data === undefined && query.error) {
    return { failure: failureOf(id, query.error, () => void query.refetch()) }
  }
  return { summary, details }
}

function failureOf(id: string, error: Error, onTryAgain: () => void): CharacterFailure {
  if (isNotFound(error)) return { title: `Character with ID ${id} not found.` }
  const text = error instanceof ApiError ? error.words : undefined
  return { title: 'Unable to load character information.', text, onTryAgain }
}

/** A server may omit the long texts in lists; such an entry is not complete enough for the page. */
function isWhole(wire: object): boolean {
  return 'backgroundDescription' in wire && 'greetings' in wire
}

/** The character from a cached list, including a like that was given meanwhile. */
function useListedCharacter(id: string) {
  const client = useQueryClient()
  return useSyncExternalStore(
    // Batched, because queries may also be created during a render.
    (onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => characterInCache(client, id),
  )
}
