import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { runAfterSignInAtom } from '#src/session/afterSignIn.ts'
import { sessionAtom } from '#src/session/session.ts'

/**
 * Navigates a signed-in user away from the account pages: runs the action that they signed in for, otherwise replaces
 * this history entry with /explore, so that Back does not return here (A4.1-23, NS-37). It makes no difference whether
 * they signed in on this page, in another tab or on an earlier visit. Returns what the page shows meanwhile.
 */
export function useLeaveSignedIn(): 'form' | 'waiting' {
  const { isAuthenticated, isLoading } = useAtomValue(sessionAtom)
  const run = useSetAtom(runAfterSignInAtom)
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isAuthenticated || isLeaving.current) return
    isLeaving.current = true
    if (!run()) void navigate({ to: '/explore', replace: true, ignoreBlocker: true })
  }, [isAuthenticated, run, navigate])
  return isAuthenticated || isLoading ? 'waiting' : 'form'
}
