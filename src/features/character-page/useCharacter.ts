import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { ApiError } from '#src/api/ApiError.ts'
import { characterInCache } from '#src/api/characterInCache.ts'
import { characterQuery, statsQuery } from '#src/api/characters.ts'
import {
  type CharacterDetails,
  characterDetails,
  type CharacterSummary,
  characterSummary,
  withStats,
} from '#src/api/shapes.ts'
import { sessionAtom } from '#src/session/session.ts'

/** Why a character cannot be shown, in words (B8.6, AMB-23). */
export interface CharacterFailure {
  title: string
  /** The server's own words. */
  text?: string | undefined
  /** Absent where trying again would change nothing. */
  onTryAgain?: () => void
}

export interface CharacterState {
  /** As much as any list or link has brought. */
  summary?: CharacterSummary | undefined
  details?: CharacterDetails | undefined
  failure?: CharacterFailure | undefined
}

/** A character and its counts, from the first thing that is known of it to the last. */
export function useCharacter(id: string, known: CharacterSummary | undefined): CharacterState {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const listed = useListedCharacter(id)
  // The route has asked already: what failed before the page was drawn is not asked for a second time.
  const query = useQuery({ ...characterQuery(id), enabled: id !== '', retryOnMount: false })
  // For members, whose own like is among the counts (AMB-71).
  const stats = useQuery({ ...statsQuery(id), enabled: id !== '' && isAuthenticated })

  const wire = query.data ?? listed
  // The same objects until something of the character changes: the whole page is drawn from them.
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
  if (error instanceof ApiError && error.status === 404) return { title: `Character with ID ${id} not found.` }
  const text = error instanceof ApiError ? error.words : undefined
  return { title: 'Unable to load character information.', text, onTryAgain }
}

/** A server may leave the long texts out of its lists: half a page would be worse than none. */
function isWhole(wire: object): boolean {
  return 'backgroundDescription' in wire && 'greetings' in wire
}

/** The character as a list has brought it along; a like given meanwhile shows in it, too. */
function useListedCharacter(id: string) {
  const client = useQueryClient()
  return useSyncExternalStore(
    // Batched, because queries also come about while something is being drawn.
    (onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => characterInCache(client, id),
  )
}
