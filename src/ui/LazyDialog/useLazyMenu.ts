import { useAtom } from 'jotai'
import { useId, useRef } from 'react'
import { openMenuAtom } from './openMenu.ts'

/**
 * The same for a menu, or another popup of a button: `<LazyMenu {...menu.popup} …/>`. Opening it closes
 * the menu and the dialog that are open, or whose code is still loading.
 */
export function useLazyMenu(Part: { preload(): void }, kind: 'menu' | 'dialog' = 'menu') {
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const opened = openMenu === button
  return {
    opener: {
      ref: button,
      id,
      type: 'button' as const,
      'aria-haspopup': kind,
      'aria-expanded': opened,
      onPointerEnter: Part.preload,
      onFocus: Part.preload,
      onClick: () => setOpenMenu((before) => (before === button ? undefined : button)),
    },
    popup: {
      button,
      opened,
      onChange: (isOpen: boolean) =>
        setOpenMenu((before) => (isOpen ? button : before === button ? undefined : before)),
    },
  }
}
