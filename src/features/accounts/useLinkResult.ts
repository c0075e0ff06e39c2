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
  /** Called before the token is sent. */
  onTry?(): void
  /** Called when the token was accepted, with the server's message, or rejected: it must not be sent again. */
  onSpent(done?: string): void
}

/**
 * Sends the token of an e-mail link and reports when it is used: accepted or rejected. A request without a response can
 * be retried. A rejection of the retry is checked further, because the first request may have succeeded.
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
  // A rejection that the first request may have caused does not count: after a reload the token is sent again.
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
