import { useElementScrollRestoration } from '@tanstack/react-router'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { cardsFor } from '#src/components/CharacterGrid/columns.ts'
import { useColumns } from '#src/components/CharacterGrid/useColumns.ts'
import { INFINITE_SCROLL_MARGIN_PX, SEARCH_PAGE_SIZE } from '#src/product/limits.ts'
import { Feed } from '#src/ui/Feed/Feed.tsx'
import { cardCount, placeOf } from './loadedPages.ts'
import { ResultCard } from './ResultCard.tsx'
import type { Search } from './search.ts'
import type { Results } from './useResults.ts'

interface Props {
  search: Search
  results: Results
}

/** The result cards, and skeletons for those that are loading. */
export function ResultsFeed({ search, results }: Props) {
  const { pages, isShimmering, nextLength } = results
  const columns = useColumns()
  const left = useElementScrollRestoration({ getElement: () => window })
  const count = cardCount(pages)
  const last = pages.at(-1)
  const setSize = last?.next === undefined ? count : (last.total ?? -1)

  return (
    <Feed
      label="Characters"
      columns={columns}
      count={count}
      renderArticle={(index) => {
        const found = placeOf(pages, index)
        if (!found) return null
        const picture = index < columns ? 'first' : index < 2 * columns ? 'soon' : 'later'
        return (
          <ResultCard
            key={index}
            search={search}
            page={search.page + found.page}
            place={found.place}
            index={index}
            setSize={setSize}
            picture={picture}
          />
        )
      }}
      placeholders={isShimmering ? shimmers(count, nextLength, columns) : 0}
      placeholder={<CharacterCardSkeleton variant="row" />}
      nearEndPx={INFINITE_SCROLL_MARGIN_PX}
      onNearEnd={results.onNearEnd}
      initialOffset={left?.scrollY}
      knownShape={results.shape}
      onShape={results.onShape}
    />
  )
}

/** The number of skeletons: as many as the next page has, rounded so that rows are full. */
function shimmers(count: number, nextLength: number | undefined, columns: number): number {
  if (count === 0) return cardsFor({ columns })
  return cardsFor({ columns, target: count + (nextLength ?? SEARCH_PAGE_SIZE) }) - count
}
