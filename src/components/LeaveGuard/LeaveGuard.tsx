import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'
import { useLateAnswer } from './useLateAnswer.ts'

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
