import { useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { publicCharactersQuery } from '#src/api/characters.ts'
import type { CharacterPage } from '#src/api/generated/schemas/characterPage.ts'
import { type CharacterSummary, characterSummaries, NONE } from '#src/api/shapes.ts'
import { FIRST_PAGE } from '#src/product/limits.ts'
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
  const [shown, setShown] = useState(visit.pages)
  const isNamed = username !== undefined && username !== NONE // AMB-15
  const pageQuery = (page: number) => publicCharactersQuery(username ?? '', { page, limit: visit.limit })

  const pages = useQueries({
    queries: Array.from({ length: shown }, (_, index) => ({
      ...pageQuery(FIRST_PAGE + index),
      enabled: isNamed,
      select: (page: CharacterPage) => ({
        characters: characterSummaries(page),
        total: page.meta?.total_results,
        isLast: isLast(page, visit.limit),
      }),
    })),
  })
  const last = pages.at(-1)
  const hasMore = last?.data?.isLast === false
  useQuery({ ...pageQuery(FIRST_PAGE + shown), enabled: isNamed && hasMore })

  useEffect(
    () => profileVisits.write(sessionStorage, entry, { ...visit, pages: shown }),
    [sessionStorage, entry, visit, shown],
  )

  const failed = pages.find(({ isError, data }) => isError && !data)
  return {
    characters: unrepeated(pages.flatMap(({ data }) => data?.characters ?? [])),
    total: pages[0]?.data?.total,
    isLoading: username === undefined || (isNamed && !failed && pages.some(({ data }) => !data)),
    error: failed?.error ?? null,
    onTryAgain: () => void failed?.refetch(),
    hasMore,
    onLoadMore: () => setShown(shown + 1),
  }
}

/** A short page is the last, and so is a full one that says so. */
function isLast({ data, meta }: CharacterPage, limit: number): boolean {
  return !Array.isArray(data) || data.length < limit || (meta !== undefined && meta.page >= meta.total_pages)
}

/** A character made meanwhile pushes another one to the next page. */
function unrepeated(characters: CharacterSummary[]): CharacterSummary[] {
  return [...new Map(characters.map((character) => [character.id, character])).values()]
}
