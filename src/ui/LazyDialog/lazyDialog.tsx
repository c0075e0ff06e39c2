import { type ComponentType, Suspense } from 'react'
import { type LazyCode, lazyCode } from '#src/code/lazyCode.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { LoadBoundary } from './LoadBoundary.tsx'

/** The common props of dialogs (`onClose`) and menus (`onChange`). */
export interface Openable {
  opened: boolean
  /** It will probably be opened, and its code has loaded: it mounts closed. */
  isNear?: boolean
  onClose?(): void
  onChange?(opened: boolean): void
}

/**
 * A dialog or menu whose code loads when it is first opened, or earlier by `preload()`. Renders nothing until then
 * or until `isNear`, stays mounted while it closes, and offers another try if its code fails to load.
 *
 *     const LazyConfirmDialog = lazyDialog(() => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog))
 */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  const Part = lazyCode(load)

  function LazyDialog(props: Props) {
    const { opened, isNear = false, onClose, onChange } = props
    const isMounted = useEverTrue(opened || isNear)
    if (!isMounted) return null
    return (
      <LoadBoundary opened={opened} onClose={() => (onClose ? onClose() : onChange?.(false))}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </LoadBoundary>
    )
  }
  return Object.assign(LazyDialog, { preload: Part.preload })
}
