import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { publicCharactersQuery } from '#src/api/characters.ts'
import { type CharacterSummary, characterSummaries, NONE } from '#src/api/shapes.ts'
import { useGrowingList } from '#src/components/GrowingList/useGrowingList.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { type ProfileVisit, profileVisits } from './profileVisit.ts'

export interface PublicCharacters {
  characters: CharacterSummary[]
  /** How many there are in all, as far as the server says. */
  total: number | undefined
  isLoading: boolean
  error: Error | null
  onTryAgain(): void
  hasMore: boolean
  onLoadMore(): void
}

/** A creator's public characters, page by page; the next one is always fetched ahead (A4.2-27 … A4.2-29). */
export function usePublicCharacters(
  username: string | undefined,
  visit: ProfileVisit,
  entry: string,
): PublicCharacters {
  const { sessionStorage } = useAtomValue(worldAtom)
  const isNamed = username !== undefined && username !== NONE // AMB-15
  const list = useInfiniteQuery({ ...publicCharactersQuery(username ?? '', visit.limit), enabled: isNamed })
  const growing = useGrowingList(list, { isFetchedAhead: true, initialPages: visit.pages })
  const { shownPages } = growing
  const { data } = list
  const characters = useMemo(
    () => unrepeated((data?.pages ?? []).slice(0, shownPages).flatMap(characterSummaries)),
    [data, shownPages],
  )

  useEffect(
    () => profileVisits.write(sessionStorage, entry, { ...visit, pages: shownPages }),
    [sessionStorage, entry, visit, shownPages],
  )

  return {
    characters,
    total: data?.pages[0]?.meta?.total_results,
    isLoading: username === undefined || (isNamed && growing.isLoading),
    error: growing.error ?? growing.growthError,
    onTryAgain: growing.onTryAgain,
    hasMore: growing.hasMore,
    onLoadMore: growing.onGrow,
  }
}

/** A character made meanwhile pushes another one to the next page. */
function unrepeated(characters: CharacterSummary[]): CharacterSummary[] {
  return [...new Map(characters.map((character) => [character.id, character])).values()]
}
