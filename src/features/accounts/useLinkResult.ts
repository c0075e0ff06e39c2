import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isUnanswered } from '#src/api/ApiError.ts'
import type { LinkResult, verifyEmailQuery } from '#src/api/emailLinks.ts'
import { notKnownOf } from '#src/api/failureTexts.ts'
import { sessionAtom } from '#src/session/session.ts'

export interface Link {
  token: string | undefined
  /** The server's response before the reload. */
  done?: string | undefined
  /** The token was sent before the reload, and no response arrived. */
  wasTried?: boolean
  /** The token is about to be sent. */
  onTry?(): void
  /** The token has been taken, with these words, or refused: it must not be sent again. */
  onSpent(done?: string): void
}

/**
 * Sends an e-mail link's token and says when it is spent: taken, or refused. A call without an answer spends nothing and
 * may be made again; a refusal after it is looked into, because the first call may have been carried out (NS-44).
 */
export function useLinkResult(query: typeof verifyEmailQuery, { token, done, wasTried, onTry, onSpent }: Link) {
  const { user } = useAtomValue(sessionAtom)
  const [emailBefore, setEmailBefore] = useState(user?.email)
  if (emailBefore === undefined && user) setEmailBefore(user.email)
  const isWanted = Boolean(token) && done === undefined
  const { data, isFetching, refetch } = useQuery({
    ...query(token ?? '', { isAgain: wasTried ?? false, emailBefore }),
    enabled: isWanted,
  })
  const result: LinkResult | undefined = done === undefined ? data : { message: done }
  const isAgain = isUnanswered(result?.error)
  const said = result?.message
  // A refusal that may come from the first call having been carried out is asked for again by a page loaded anew.
  const isSpent = result !== undefined && !isAgain && !notKnownOf(result.error)

  useEffect(() => {
    if (isWanted) onTry?.()
  }, [isWanted, onTry])
  useEffect(() => {
    if (isSpent) onSpent(said)
  }, [isSpent, said, onSpent])

  return {
    /** undefined while the request is pending. */
    result: isFetching ? undefined : result,
    isMissing: !token && done === undefined,
    tryAgain: isAgain ? () => void refetch() : undefined,
  }
}
