import { useAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { openMenuAtom } from './openMenu.ts'

/**
 * The state of a dialog made with `lazyDialog`, and the props of the button that opens it: its code is loaded on the
 * first hover or focus. Of a dialog and a menu the one opened last stays: the code of the other may still be on its way.
 * A menu therefore has no place inside such a dialog.
 *
 *     const reset = useLazyDialog(LazyConfirmDialog)
 *     <Button {...reset.opener}>Reset all settings</Button>
 *     <LazyConfirmDialog {...reset.dialog} title="Reset all settings?" … onConfirm={…} />
 */
export function useLazyDialog(Part: { preload(): void }) {
  const [opened, setOpened] = useState(false)
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom)
  if (opened && openMenu) setOpened(false)
  const open = useCallback(() => {
    setOpenMenu(undefined)
    setOpened(true)
  }, [setOpenMenu])
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
