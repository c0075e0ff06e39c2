import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { noMenuAtom, openMenuAtom } from './openMenu.ts'

/**
 * The state of a dialog made with `lazyDialog`, and the props of the button that opens it: its code loads on the first
 * hover or focus. Of a dialog and a menu, the one opened last stays open: the code of the other may still be loading.
 * For this reason, such a dialog must not contain a menu.
 *
 *     const reset = useLazyDialog(LazyConfirmDialog)
 *     <Button {...reset.opener}>Reset all settings</Button>
 *     <LazyConfirmDialog {...reset.dialog} title="Reset all settings?" … onConfirm={…} />
 */
export function useLazyDialog(Part: { preload(): void }) {
  const [opened, setOpened] = useState(false)
  const setOpenMenu = useSetAtom(openMenuAtom)
  if (useAtomValue(opened ? openMenuAtom : noMenuAtom)) setOpened(false)
  const open = useCallback(() => {
    setOpenMenu(undefined)
    setOpened(true)
  }, [setOpenMenu])
  const close = useCallback(() => setOpened(false), [])
  return {
    opened,
    open,
    close,
    /** Props of the button that opens it. */
    opener: { onClick: open, onPointerEnter: Part.preload, onFocus: Part.preload },
    /** Props of the dialog. */
    dialog: { opened, onClose: close },
  }
}
