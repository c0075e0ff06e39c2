import type { ReactNode } from 'react'
import type { LazyCode } from '#src/code/lazyCode.tsx'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import type { ActionMenuProps } from './ActionMenu.tsx'

interface Props {
  className: string | undefined
  /** The accessible name of a button without text. */
  label?: string
  isBusy?: boolean
  /** Made with `lazyDialog`: its code loads with the first hover or focus. */
  menu: LazyCode<ActionMenuProps & { onChoose(choice: string): void }>
  onChoose(choice: string): void
  children: ReactNode
}

/** A button that renders with the first paint, and a menu whose code loads later. */
export function MenuButton({ className, label, isBusy = false, menu: Menu, onChoose, children }: Props) {
  const { opener, popup } = useLazyMenu(Menu)
  return (
    // Positioned, because it contains the menu.
    <span style={{ position: 'relative', display: 'inline-flex' }}>
      <button {...opener} type="button" className={className} aria-label={label} title={label} aria-busy={isBusy}>
        {children}
      </button>
      <Menu {...popup} onChoose={onChoose} />
    </span>
  )
}
