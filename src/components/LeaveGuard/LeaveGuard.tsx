import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'

interface Props {
  /** There is something that leaving would lose; as a function, it is asked at the moment of leaving. */
  isActive: boolean | (() => boolean)
  /** Asked at the moment of leaving: what there was to lose is lost already, as after a sign-out. */
  isOver?: () => boolean
  title: string
  text: string
}

/** Asks before unsaved work is left behind: by a dialog inside the app, by the browser's own where the page itself is left. */
export function LeaveGuard({ isActive, isOver, title, text }: Props) {
  // Before it is needed: without it nothing could be left while the line is down.
  useEffect(() => LazyConfirmDialog.preload(), [])
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => holds(isActive) && current.pathname !== next.pathname && !isOver?.(),
    enableBeforeUnload: isActive,
    withResolver: true,
  })
  const isAsking = status === 'blocked'
  // What was being saved has arrived while the question stands there: it is not true any more.
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
