import { useId, useRef, useState } from 'react'

/** The same for a menu, or another part that hangs from its button: `<LazyMenu {...menu.popup} …/>`. */
export function useLazyMenu(Part: { preload(): void }, kind: 'menu' | 'dialog' = 'menu') {
  const [opened, setOpened] = useState(false)
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
      onClick: () => setOpened((before) => !before),
    },
    popup: { button, opened, onChange: setOpened },
  }
}
