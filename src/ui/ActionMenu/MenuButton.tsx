import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import type { ActionMenuProps } from './ActionMenu.tsx'

interface Props {
  className: string | undefined
  /** Where the button shows no words. */
  label?: string
  isBusy?: boolean
  /** Its code comes with the first hover or focus. */
  menu: ReturnType<typeof lazyPart<ActionMenuProps & { onChoose(choice: string): void }>>
  onChoose(choice: string): void
  children: ReactNode
}

/** A button that is there from the first paint, and a menu whose code comes later. */
export function MenuButton({ className, label, isBusy = false, menu: Menu, onChoose, children }: Props) {
  const [opened, setOpened] = useState(false)
  const wasOpened = useEverTrue(opened)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    // Positioned, because the menu stands in it.
    <span style={{ position: 'relative', display: 'inline-flex' }}>
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-busy={isBusy}
        onPointerEnter={Menu.preload}
        onFocus={Menu.preload}
        onClick={() => setOpened(!opened)}
      >
        {children}
      </button>
      {wasOpened && (
        <Suspense>
          <Menu button={button} opened={opened} onChange={setOpened} onChoose={onChoose} />
        </Suspense>
      )}
    </span>
  )
}
