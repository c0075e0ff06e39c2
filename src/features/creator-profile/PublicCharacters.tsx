import { Button } from '@mantine/core'
import { useId, useLayoutEffect, useRef } from 'react'
import { toldBy } from '#src/api/calls/failureTexts.ts'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { CharacterGrid } from '#src/components/CharacterGrid/CharacterGrid.tsx'
import { useColumns } from '#src/components/CharacterGrid/useColumns.ts'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import { OrbitDrawing } from '#src/ui/SkyMessage/OrbitDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'
import type { ProfileVisit } from './profileVisit.ts'
import { usePublicCharacters } from './usePublicCharacters.ts'
import classes from './PublicCharacters.module.css'

interface Props {
  /** undefined until it is known. */
  username: string | undefined
  visit: ProfileVisit
  entry: string
}

/** A creator's public characters. */
export function PublicCharacters({ username, visit, entry }: Props) {
  const titleId = useId()
  const columns = useColumns()
  const { characters, total, isLoading, error, hasNextPage, ...list } = usePublicCharacters(username, visit, entry)
  const grid = useRef<HTMLDivElement>(null)
  const goOnFrom = useRef<number>(undefined)

  const loadMore = () => {
    goOnFrom.current = characters.length
    list.fetchNextPage()
  }

  // After Load More the focus moves to the first new card, wherever the button is now.
  useLayoutEffect(() => {
    const first = goOnFrom.current
    if (first === undefined || first >= characters.length) return
    grid.current?.querySelectorAll('li')[first]?.focus({ preventScroll: true })
    goOnFrom.current = undefined
  }, [characters.length])

  const hasFailed = error !== null || list.isFetchNextPageError
  const skeletons = isLoading ? visit.limit : 0
  return (
    <section aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          Public characters
        </h2>
        {total !== undefined && total > 0 && <span className={classes.total}>{total}</span>}
      </div>
      {(characters.length > 0 || isLoading) && (
        <div ref={grid}>
          <CharacterGrid busy={isLoading}>
            {characters.map((character, index) => (
              // The item takes the focus instead of its link, because focusing the link prefetches the character.
              <li key={character.id} className={classes.item} tabIndex={-1}>
                <CharacterCard
                  character={character}
                  variant="row"
                  withCreator={false}
                  picture={index < columns ? 'first' : index < 2 * columns ? 'soon' : 'later'}
                />
              </li>
            ))}
            {Array.from({ length: skeletons }, (_, index) => (
              <li key={`skeleton ${index}`} aria-hidden>
                <CharacterCardSkeleton variant="row" withCreator={false} />
              </li>
            ))}
          </CharacterGrid>
        </div>
      )}
      {hasFailed && (
        <ReadFailure
          order={3}
          title={error ? toldBy(error, 'Failed fetching user’s public characters.') : NOTHING_NEW}
          onTryAgain={list.retry}
        />
      )}
      {!isLoading && !hasFailed && characters.length === 0 && (
        <SkyMessage drawing={OrbitDrawing} order={3} title="No public characters found for this user." />
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" size="lg" onClick={loadMore}>
            Load More
          </Button>
        </div>
      )}
    </section>
  )
}

const NOTHING_NEW = 'Unable to load more characters.'
