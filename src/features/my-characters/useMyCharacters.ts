import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '#src/session/session.ts'
import { EMPTY_PAGE, pageAwaited, type PageShown, pageShown } from './pageShown.ts'
import { pageSize, type View, viewQuery } from './view.ts'

interface MyCharacters extends PageShown {
  /** How many cards are not there yet: their places are kept. */
  missing: number
  isBusy: boolean
  /** Nothing is known yet, not even how many there are. */
  isFirst: boolean
  /** It could not be read; this reads it again. */
  retry: (() => void) | undefined
}

/** The characters of a view. While another page or order is on its way, the last one of this tab stays. */
export function useMyCharacters(view: View): MyCharacters {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const size = pageSize(view)
  const query = viewQuery(view)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled: isAuthenticated,
    select: (response) => pageShown(response, size),
    // The page's route has asked already: what failed before this was drawn is not asked for a second time.
    retryOnMount: false,
    placeholderData: (before, last) => (isOfSameList(last?.queryKey, query.queryKey) ? before : undefined),
  })

  const retry = error && !data && !isFetching ? () => void refetch() : undefined
  if (retry) return { ...EMPTY_PAGE, missing: 0, isBusy: false, isFirst: false, retry }
  if (!data) return { ...EMPTY_PAGE, missing: size, isBusy: true, isFirst: true, retry }
  if (isPlaceholderData) return { ...pageAwaited(data, { page: view.page, size }), isBusy: true, isFirst: false, retry }
  return { ...data, missing: 0, isBusy: false, isFirst: false, retry }
}

/** Keys of one list differ in their last part, the page that was asked for. */
function isOfSameList(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return JSON.stringify(one?.slice(0, -1)) === JSON.stringify(other.slice(0, -1))
}
