import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { publicCharactersQuery } from '#src/api/calls/characters.ts'
import { countsOf, type ListResponse } from '#src/api/shapes/listPage.ts'
import { type CharacterSummary, characterSummaries, NONE } from '#src/api/shapes/characterShapes.ts'
import { hasNewEntries } from '#src/components/GrowingList/hasNewEntries.ts'
import { type GrowingList, useGrowingList } from '#src/components/GrowingList/useGrowingList.ts'
import { personAtom } from '#src/session/person.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { type ProfileVisit, profileVisits } from './profileVisit.ts'

interface PublicCharacters extends Pick<
  GrowingList<unknown>,
  'error' | 'hasNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'retry'
> {
  characters: CharacterSummary[]
  /** The total number, if the server returns it. */
  total: number | undefined
  isLoading: boolean
}

/** A creator's public characters, page by page; the next page is always prefetched. */
export function usePublicCharacters(
  username: string | undefined,
  visit: ProfileVisit,
  entry: string,
): PublicCharacters {
  const { sessionStorage } = useAtomValue(worldAtom)
  const { id: owner } = useAtomValue(personAtom)
  const isNamed = username !== undefined && username !== NONE
  const query = useInfiniteQuery({ ...publicCharactersQuery(username ?? '', visit.limit), enabled: isNamed })
  const list = useGrowingList(query, { hasNew, isFetchedAhead: true, initialPages: visit.pages })
  const { pages, size, status } = list
  const characters = useMemo(() => unrepeated(pages.flatMap(characterSummaries)), [pages])

  useEffect(
    () => profileVisits.write(sessionStorage, owner, entry, { ...visit, pages: size }),
    [sessionStorage, owner, entry, visit, size],
  )

  return {
    ...list,
    characters,
    total: countsOf(pages.at(-1), { page: pages.length, limit: visit.limit }).total,
    isLoading: username === undefined || (isNamed && status === 'pending') || list.isFetchingNextPage,
  }
}

/** A character that is created meanwhile pushes another one to the next page, which repeats it. */
function unrepeated(characters: CharacterSummary[]): CharacterSummary[] {
  return [...new Map(characters.map((character) => [character.id, character])).values()]
}

const hasNew = hasNewEntries((page: ListResponse) => characterSummaries(page).map(({ id }) => id))
