import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { sessionAtom } from '#src/session/session.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'

/**
 * Navigates a signed-in user away from the account pages: runs the action that they signed in for, otherwise replaces
 * this history entry with /explore, so that Back does not return here. It makes no difference whether
 * they signed in on this page, in another tab or on an earlier visit. Returns what the page shows meanwhile.
 */
export function useLeaveSignedIn(): 'form' | 'waiting' {
  const { isAuthenticated, isLoading } = useAtomValue(sessionAtom)
  const { afterSignIn } = useSessionControl()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isAuthenticated || isLeaving.current) return
    isLeaving.current = true
    if (!afterSignIn.run()) void navigate({ to: '/explore', replace: true, ignoreBlocker: true })
  }, [isAuthenticated, afterSignIn, navigate])
  return isAuthenticated || isLoading ? 'waiting' : 'form'
}
