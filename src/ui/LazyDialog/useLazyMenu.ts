import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { openMenuAtom } from './openMenu.ts'

/**
 * The same for a menu, or another part that hangs from its button: `<LazyMenu {...menu.popup} …/>`. Opening it closes
 * the menu and the dialog that were open, or whose code is still on its way.
 */
export function useLazyMenu(Part: { preload(): void }, kind: 'menu' | 'dialog' = 'menu') {
  const [{ mark, isOpenAtom }] = useState(markOfMenu)
  const opened = useAtomValue(isOpenAtom)
  const setOpenMenu = useSetAtom(openMenuAtom)
  const setOpened = useCallback(
    (isOpen: boolean) => setOpenMenu((before) => (isOpen ? mark : before === mark ? undefined : before)),
    [mark, setOpenMenu],
  )
  useEffect(() => () => setOpened(false), [setOpened])
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return {
    opener: {
      ref: button,
      id,
      type: 'button' as const,
      'aria-haspopup': kind,
      'aria-expanded': opened,
      onPointerEnter: Part.preload,
      onFocus: Part.preload,
      onClick: () => setOpenMenu((before) => (before === mark ? undefined : mark)),
    },
    popup: { button, opened, onChange: setOpened },
  }
}

function markOfMenu() {
  const mark = Symbol('menu')
  return { mark, isOpenAtom: atom((get) => get(openMenuAtom) === mark) }
}
