import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { RecruitingBanner } from '#src/components/RecruitingBanner/RecruitingBanner.tsx'
import { FIRST_PAGE } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'
import { EndOfList } from '#src/ui/EndOfList/EndOfList.tsx'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import { CometDrawing } from '#src/ui/SkyMessage/CometDrawing.tsx'
import { OrbitDrawing } from '#src/ui/SkyMessage/OrbitDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { GoBack } from '#src/components/GoBack/GoBack.tsx'
import { cardCount, countInWords } from './loadedPages.ts'
import { OrderButtons } from './OrderButtons.tsx'
import { ResultsFeed } from './ResultsFeed.tsx'
import { SearchForm } from './SearchForm.tsx'
import { isAsking, type Search } from './search.ts'
import { useResults } from './useResults.ts'
import classes from './SearchPage.module.css'

interface Props {
  search: Search
  /** Identifies the history entry. */
  entry: string
  /** Navigates to another search. */
  onSearch(next: Partial<Search>): void
}

/** All public characters, by text or by category (A2.7). */
export function SearchPage({ search, entry, onSearch }: Props) {
  const { clock } = useAtomValue(worldAtom)
  const results = useResults(search, entry)
  const count = cardCount(results.pages)
  usePageTitle(search.order === 'search' ? search.query || 'Search' : TITLES[search.order])

  /** The same text submitted again is a new search. */
  const again = { page: FIRST_PAGE, ts: clock.now() }

  const searchFor = (query: string) => {
    if (query !== '') onSearch({ query, ...(query === search.query && search.order === 'search' && again) })
    else if (search.order === 'search' && search.query !== '') onSearch({})
  }

  const { isStalled } = results
  const isEmpty = results.hasEnded && count === 0
  return (
    <div className={classes.page} data-endless={(isAsking(search) && !results.hasEnded) || undefined}>
      <GoBack />
      <h1 className={classes.title}>Search</h1>
      <div className={classes.controls}>
        <SearchForm query={search.query} searchId={results.id} onSubmit={searchFor} />
        <OrderButtons
          order={search.order}
          onOrder={(order) => onSearch({ order, ...(order === search.order && again) })}
        />
      </div>
      {/* HTML does not allow headings in an output element. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" className={classes.status}>
        {!isAsking(search) && (
          <SkyMessage drawing={OrbitDrawing} title="Enter a search term or select a category to find characters." />
        )}
        {isEmpty && !isStalled && (
          // A failed search looks like one without results, and offers a retry.
          <SkyMessage drawing={CometDrawing} title="No results found.">
            {results.hasFailed && (
              <Button variant="default" onClick={results.retry}>
                Try again
              </Button>
            )}
            <CreateLink />
          </SkyMessage>
        )}
        {count > 0 && <h2 className={classes.found}>{countInWords(results.pages.at(-1)?.total ?? count)}</h2>}
      </div>
      {isAsking(search) && !isEmpty && <ResultsFeed key={results.id} search={search} results={results} />}
      {isStalled && <ReadFailure title="Unable to load more characters." onTryAgain={results.retry} />}
      {results.hasEnded && !isEmpty && !isStalled && (
        <EndOfList text="You've reached the end. Can't find who you're looking for?">
          <CreateLink />
        </EndOfList>
      )}
      {(results.hasEnded || !isAsking(search)) && (
        <div className={classes.invitation}>
          <RecruitingBanner />
        </div>
      )}
    </div>
  )
}

const TITLES: Record<ListingOrder, string> = {
  chatiest: 'Chatiest characters',
  liked: 'Most liked characters',
  latest: 'Latest characters',
}

function CreateLink() {
  return (
    <Button component={Link} to="/characters/create" color="yellow.4">
      Create a character
    </Button>
  )
}
