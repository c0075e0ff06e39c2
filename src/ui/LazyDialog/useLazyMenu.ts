import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, startTransition, useId, useMemo, useRef, useState } from 'react'
import { openMenuAtom } from './openMenu.ts'

/**
 * The same for a menu, or another popup of a button: `<LazyMenu {...menu.popup} …/>`. Opening it closes
 * the menu and the dialog that are open, or whose code is still loading. Under the pointer it mounts closed: the
 * click opens it up to a quarter sooner. Not with the focus: the arrow keys move it through many buttons.
 */
export function useLazyMenu(Part: { preload(): Promise<boolean> }, kind: 'menu' | 'dialog' = 'menu') {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  // Only the menus that open and close render, not every button of a page.
  const opened = useAtomValue(useMemo(() => atom((get) => get(openMenuAtom) === button), []))
  const setOpenMenu = useSetAtom(openMenuAtom)
  const [isNear, setIsNear] = useState(false)
  const comeNear = async () => {
    if (await Part.preload()) startTransition(() => setIsNear(true))
  }
  const onChange = (isOpen: boolean) =>
    setOpenMenu((before) => (isOpen ? button : before === button ? undefined : before))
  return {
    opener: {
      ref: button,
      id,
      type: 'button' as const,
      'aria-haspopup': kind,
      'aria-expanded': opened,
      onPointerEnter: () => void comeNear(),
      onFocus: () => void Part.preload(),
      onClick: () => setOpenMenu((before) => (before === button ? undefined : button)),
      // Mantine reads keys inside the popup only, which gets the focus some frames after it is shown.
      onKeyDown: (event: KeyboardEvent) => {
        if (!opened || event.key !== 'Escape') return
        event.stopPropagation()
        onChange(false)
      },
    },
    popup: {
      button,
      opened,
      isNear,
      onChange,
    },
  }
}
