import { useRouter, type useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Answers the question about leaving when its form is unmounted while it asks, for example because the save has
 * succeeded. Without an answer, Back would never end: the browser already shows the address of the other page.
 * The user stays, unless something else has navigated meanwhile.
 */
export function useLateAnswer(question: ReturnType<typeof useBlocker>): void {
  const router = useRouter()
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  }, [question])
  useEffect(
    () => () => {
      const { status, action, current, proceed, reset } = latest.current
      if (status !== 'blocked') return
      // A link that was pressed earlier must not navigate now; a step in the history has moved the browser already.
      const isLink = action === 'PUSH' || action === 'REPLACE'
      if (isLink || router.latestLocation.pathname === current.pathname) reset()
      else proceed()
    },
    [router],
  )
}
