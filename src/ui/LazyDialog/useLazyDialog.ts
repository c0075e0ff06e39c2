import { useCallback, useState } from 'react'

/**
 * The state of a dialog made with `lazyDialog`, and the props of the button that opens it: its code is loaded on the
 * first hover or focus.
 *
 *     const reset = useLazyDialog(LazyConfirmDialog)
 *     <Button {...reset.opener}>Reset all settings</Button>
 *     <LazyConfirmDialog {...reset.dialog} title="Reset all settings?" … onConfirm={…} />
 */
export function useLazyDialog(Part: { preload(): void }) {
  const [opened, setOpened] = useState(false)
  const open = useCallback(() => setOpened(true), [])
  const close = useCallback(() => setOpened(false), [])
  return {
    opened,
    open,
    close,
    /** For the button that opens it. */
    opener: { onClick: open, onPointerEnter: Part.preload, onFocus: Part.preload },
    /** For the dialog. */
    dialog: { opened, onClose: close },
  }
}
