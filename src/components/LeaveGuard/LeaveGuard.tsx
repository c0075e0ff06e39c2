import { useBlocker } from '@tanstack/react-router'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { Suspense } from 'react'

const ConfirmDialog = lazyPart(() =>
  import('#src/ui/ConfirmDialog/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
)

interface Props {
  /** There is something that leaving would lose. */
  isActive: boolean
  /** Asked at the moment of leaving: what there was to lose is lost already, as after a sign-out. */
  isOver?: () => boolean
  title: string
  text: string
}

/** Asks before unsaved work is left behind: by a dialog inside the app, by the browser's own where the page itself is left. */
export function LeaveGuard({ isActive, isOver, title, text }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname && !isOver?.(),
    enableBeforeUnload: isActive,
    withResolver: true,
  })
  const isAsking = status === 'blocked'
  if (!useEverTrue(isAsking)) return null
  return (
    <Suspense>
      <ConfirmDialog
        opened={isAsking}
        title={title}
        text={text}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => proceed?.()}
        onClose={() => reset?.()}
      />
    </Suspense>
  )
}
