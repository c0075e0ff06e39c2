import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { summariesOf } from '#src/api/shapes.ts'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { FeedArticle } from '#src/ui/Feed/FeedArticle.tsx'
import { resultsPageQuery } from './resultsPage.ts'
import type { Search } from './search.ts'

interface Props {
  search: Search
  page: number
  /** Counted from 0 on its page. */
  place: number
  /** Counted from 0 in the whole list. */
  index: number
  /** How many there are in all; -1 where that is not known. */
  setSize: number
  picture: 'first' | 'soon' | 'later'
}

/** One card of the results, from its page in the cache; a page that is gone from there is fetched again. */
export const ResultCard = memo(function ResultCard({ search, page, place, index, setSize, picture }: Props) {
  const { data: character } = useQuery({
    ...resultsPageQuery(search, page),
    // What was found stays as it was found; only another search asks anew.
    staleTime: Infinity,
    select: ({ data }) => summariesOf([data?.[place]])[0] ?? null,
  })
  return (
    <FeedArticle index={index} setSize={setSize} label={character?.name ?? 'Loading'} isBusy={character === undefined}>
      {character === undefined && <CharacterCardSkeleton variant="row" />}
      {character && <CharacterCard character={character} variant="row" picture={picture} />}
    </FeedArticle>
  )
})
