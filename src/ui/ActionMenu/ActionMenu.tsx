import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { markFocus } from '#src/lib/markFocus.ts'
import { useOpenAfterMount } from '#src/lib/useOpenAfterMount.ts'
import { MenuAnchor } from '#src/ui/MenuAnchor/MenuAnchor.tsx'
import classes from './ActionMenu.module.css'

const { dropdown, label, item, itemSection, divider } = classes
const parts = { dropdown, label, item, itemSection, divider }

export interface ActionMenuProps {
  /** The button that opens the menu; it sets `aria-haspopup` and `aria-expanded` itself. */
  button: RefObject<HTMLButtonElement | null>
  opened: boolean
  onChange(opened: boolean): void
}

interface MenuProps extends ActionMenuProps {
  /** @default 'bottom-end' */
  position?: 'bottom-start' | 'bottom-end'
  children: ReactNode
}

/** A menu of actions below a button. Heavy: load what renders it with `lazyDialog`. */
export function ActionMenu({ button, opened, onChange, position = 'bottom-end', children }: MenuProps) {
  const isOpen = useOpenAfterMount(opened)
  // Mantine listens for keys in the menu only. If no item can be chosen, the focus stays on the button.
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onChange(false))
  useEffect(() => {
    const opener = button.current
    if (!isOpen || !opener) return undefined
    opener.addEventListener('keydown', onKey)
    return () => opener.removeEventListener('keydown', onKey)
  }, [isOpen, button])
  // Runs before the action: a dialog that it opens returns the focus to this element, and the item unmounts.
  const giveFocusBack = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[role="menuitem"]')) button.current?.focus()
  }
  return (
    <Menu
      id={button.current?.id}
      opened={isOpen}
      onChange={onChange}
      position={position}
      middlewares={{ flip: { padding: isOpen ? bars() : 0 }, shift: true }}
      width={220}
      transitionProps={{ duration: 0 }} // a transition shows a menu a frame later
      withinPortal={false}
      hideDetached={false} // a long menu scrolls to its end, where its button may be out of view
      withInitialFocusPlaceholder={false} // the first item takes the focus
      classNames={parts}
    >
      <Menu.Target>
        <MenuAnchor element={button} />
      </Menu.Target>
      <Menu.Dropdown onFocus={markFocus} onClickCapture={giveFocusBack}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What covers the edges of the window; scrolled elements keep clear of it too (app/global.css). */
function bars(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { top: Number.parseFloat(scrollPaddingTop) || 0, bottom: Number.parseFloat(scrollPaddingBottom) || 0 }
}

/** A group of actions with a heading. */
export function ActionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a look of its own
    <div role="group" aria-label={label}>
      <Menu.Label aria-hidden>{label}</Menu.Label>
      {children}
      <Menu.Divider />
    </div>
  )
}

/** A link to another site, opened in a new tab. */
export function ActionLink({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <Menu.Item component="a" href={href} target="_blank" rel="noopener" leftSection={icon}>
      {children}
    </Menu.Item>
  )
}

interface ActionProps {
  icon: ReactNode
  /** The dialog or tool that the action opens: its code loads when the pointer or the focus is on the action. */
  opens?: { preload(): void }
  /** @default false */
  isDisabled?: boolean
  onClick(): void
  children: ReactNode
}

export function Action({ icon, opens, isDisabled = false, onClick, children }: ActionProps) {
  return (
    <Menu.Item
      leftSection={icon}
      disabled={isDisabled}
      onClick={onClick}
      onPointerEnter={opens?.preload}
      onFocus={opens?.preload}
    >
      {children}
    </Menu.Item>
  )
}
