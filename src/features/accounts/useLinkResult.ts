import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPassing } from '#src/api/ApiError.ts'
import type { LinkResult, verifyEmailQuery } from '#src/api/auth.ts'

interface Link {
  token: string | undefined
  /** What the server said before the page was loaded again. */
  done: string | undefined
  onSpent(done?: string): void
}

/**
 * Sends an e-mail link's token and says when it is spent: taken, or refused. A call that did not get through, or that the
 * server itself failed at, spends nothing and may be made again.
 */
export function useLinkResult(query: typeof verifyEmailQuery, { token, done, onSpent }: Link) {
  const { data, isFetching, refetch } = useQuery({
    ...query(token ?? ''),
    enabled: Boolean(token) && done === undefined,
  })
  const result: LinkResult | undefined = done === undefined ? data : { message: done }
  const isAgain = result?.error !== undefined && isPassing(result.error)
  const said = result?.message
  const isSpent = result !== undefined && !isAgain

  useEffect(() => {
    if (isSpent) onSpent(said)
  }, [isSpent, said, onSpent])

  return {
    /** undefined while the server is asked. */
    result: isFetching ? undefined : result,
    isMissing: !token && done === undefined,
    tryAgain: isAgain ? () => void refetch() : undefined,
  }
}
