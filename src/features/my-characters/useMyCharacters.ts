import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '#src/session/session.ts'
import { EMPTY_PAGE, pageAwaited, type PageShown, pageShown } from './pageShown.ts'
import { pageSize, type View, viewQuery } from './view.ts'

interface MyCharacters extends PageShown {
  /** The number of cards that are still loading; their space is reserved. */
  missing: number
  isBusy: boolean
  /** Nothing is loaded yet, not even the total. */
  isFirst: boolean
  /** Repeats a failed request. */
  retry: (() => void) | undefined
}

/** The characters of a view. While another page or order is loading, the last page of the same tab stays visible. */
export function useMyCharacters(view: View): MyCharacters {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const size = pageSize(view)
  const query = viewQuery(view)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled: isAuthenticated,
    select: (response) => pageShown(response, size),
    // The route loader has already sent this request; if it failed, mounting the page does not repeat it.
    retryOnMount: false,
    placeholderData: (before, last) => (isOfSameList(last?.queryKey, query.queryKey) ? before : undefined),
  })

  const retry = error && !data && !isFetching ? () => void refetch() : undefined
  if (retry) return { ...EMPTY_PAGE, missing: 0, isBusy: false, isFirst: false, retry }
  if (!data) return { ...EMPTY_PAGE, missing: size, isBusy: true, isFirst: true, retry }
  if (isPlaceholderData) return { ...pageAwaited(data, { page: view.page, size }), isBusy: true, isFirst: false, retry }
  return { ...data, missing: 0, isBusy: false, isFirst: false, retry }
}

/** Query keys of one list differ only in their last part, the parameters. */
function isOfSameList(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return JSON.stringify(one?.slice(0, -1)) === JSON.stringify(other.slice(0, -1))
}
