import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'

interface Props {
  /** Whether leaving would lose something; a function is evaluated when the page is left. */
  isActive: boolean | (() => boolean)
  /** Evaluated when the page is left: the unsaved values are lost already, for example after a sign-out. */
  isOver?: () => boolean
  title: string
  text: string
}

/** Asks before unsaved values are lost: in a dialog for a navigation in the app, in the browser's own for an unload. */
export function LeaveGuard({ isActive, isOver, title, text }: Props) {
  // Prefetches the dialog: if its code could not load while offline, no navigation would be possible.
  useEffect(() => void LazyConfirmDialog.preload(), [])
  const question = useBlocker({
    shouldBlockFn: ({ current, next }) => holds(isActive) && current.pathname !== next.pathname && !isOver?.(),
    enableBeforeUnload: isActive,
    withResolver: true,
  })
  const { status, proceed, reset } = question
  useLateAnswer(question)
  const isAsking = status === 'blocked'
  // The save has succeeded while the dialog was open: its question is no longer true.
  const isAnswered = isAsking && isActive === false
  useEffect(() => {
    if (isAnswered) proceed?.()
  }, [isAnswered, proceed])
  return (
    <LazyConfirmDialog
      opened={isAsking}
      title={title}
      text={text}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  )
}

const holds = (condition: boolean | (() => boolean)) => (typeof condition === 'function' ? condition() : condition)

/**
 * Answers the question about leaving when its form is unmounted while it asks, for example because the save has
 * succeeded. Without an answer, Back would never end: the browser already shows the address of the other page.
 * The user stays, unless something else has navigated meanwhile.
 */
function useLateAnswer(question: ReturnType<typeof useBlocker>): void {
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
