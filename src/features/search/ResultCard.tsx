import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { characterAt } from '#src/api/shapes/characterShapes.ts'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { FeedArticle } from '#src/ui/Feed/FeedArticle.tsx'
import { resultsPageQuery } from './resultsPage.ts'
import type { Search } from './search.ts'
import classes from './ResultCard.module.css'

interface Props {
  search: Search
  page: number
  /** The index on its page, from 0. */
  place: number
  /** The index in the whole list, from 0. */
  index: number
  /** The total number of results; -1 if it is not known. */
  setSize: number
  picture: 'first' | 'soon' | 'later'
}

/**
 * One card of the results, from its page in the cache. A page that is no longer cached (after a reload) is fetched
 * again; if that fails, each of its cards offers a retry.
 */
export const ResultCard = memo(function ResultCard({ search, page, place, index, setSize, picture }: Props) {
  const {
    data: character,
    status,
    refetch,
  } = useQuery({
    ...resultsPageQuery(search, page),
    // Results are not refetched; only another search sends a request.
    staleTime: Infinity,
    select: (response) => characterAt(response, place),
  })
  const isMissing = character === undefined && status === 'error'
  return (
    <FeedArticle
      index={index}
      setSize={setSize}
      label={character?.name ?? (isMissing ? 'Not loaded' : 'Loading')}
      isBusy={status === 'pending'}
    >
      {character === undefined && (
        <div className={isMissing ? classes.missing : undefined}>
          <CharacterCardSkeleton variant="row" />
          {isMissing && (
            <div className={classes.words}>
              <p>This character could not be loaded.</p>
              <Button variant="default" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
        </div>
      )}
      {character && <CharacterCard character={character} variant="row" picture={picture} />}
    </FeedArticle>
  )
})
