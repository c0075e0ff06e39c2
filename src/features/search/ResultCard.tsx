import { useQuery } from '@tanstack/react-query'
import { summariesOf } from '#src/api/shapes.ts'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import type { ArticleProps } from '#src/ui/Feed/Feed.tsx'
import { resultsPageQuery } from './resultsPage.ts'
import type { Search } from './search.ts'

interface Props {
  search: Search
  page: number
  /** Counted from 0 on its page. */
  place: number
  article: ArticleProps
  picture: 'first' | 'soon' | 'later'
}

/** One card of the results, from its page in the cache; a page that is gone from there is fetched again. */
export function ResultCard({ search, page, place, article, picture }: Props) {
  const { data: character } = useQuery({
    ...resultsPageQuery(search, page),
    // What was found stays as it was found; only another search asks anew.
    staleTime: Infinity,
    select: ({ data }) => summariesOf([data?.[place]])[0] ?? null,
  })
  return (
    <article {...article} aria-label={character?.name ?? 'Loading'} aria-busy={character === undefined}>
      {character === undefined && <CharacterCardSkeleton variant="row" />}
      {character && <CharacterCard character={character} variant="row" picture={picture} />}
    </article>
  )
}
