import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isUnanswered } from '#src/api/calls/ApiError.ts'
import type { LinkResult, verifyEmailQuery } from '#src/api/calls/emailLinks.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import { sessionAtom } from '#src/session/session.ts'
import type { LinkPage } from './linkToken.ts'
import { useForgetLinkToken, useLinkDone, useLinkToken, useLinkTries } from './useLinkToken.ts'

/**
 * Sends the token of the e-mail link that opened this page, and forgets it when it is used: accepted or rejected. A
 * request without a response can be retried. A rejection of the retry is checked further, because the first request may
 * have succeeded.
 */
export function useLinkResult(page: LinkPage, query: typeof verifyEmailQuery) {
  const token = useLinkToken(page)
  const done = useLinkDone()
  const forget = useForgetLinkToken()
  const { wasTried, onTry } = useLinkTries()
  const { user } = useAtomValue(sessionAtom)
  const [emailBefore, setEmailBefore] = useState(user?.email)
  if (emailBefore === undefined && user) setEmailBefore(user.email)
  const isWanted = Boolean(token) && done === undefined
  const { data, isFetching, refetch } = useQuery({
    ...query(token ?? '', { isAgain: wasTried, emailBefore }),
    enabled: isWanted,
  })
  const result: LinkResult | undefined = done === undefined ? data : { message: done }
  const isAgain = isUnanswered(result?.error)
  const said = result?.message
  // A rejection that the first request may have caused does not count: after a reload the token is sent again.
  const isSpent = result !== undefined && !isAgain && !notKnownOf(result.error)

  useEffect(() => {
    if (isWanted) onTry()
  }, [isWanted, onTry])
  useEffect(() => {
    if (isSpent) forget(said)
  }, [isSpent, said, forget])

  return {
    /** undefined while the request is pending. */
    result: isFetching ? undefined : result,
    isMissing: !token && done === undefined,
    tryAgain: isAgain ? () => void refetch() : undefined,
  }
}
