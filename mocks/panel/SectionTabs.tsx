import type { KeyboardEvent, ReactNode } from 'react'
import styles from './panel.module.css'

interface Props<T extends string> {
  names: readonly T[]
  chosen: T
  onChoose(name: T): void
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** Tabs as in the ARIA practices: one tab stop, arrow keys between them. */
export function SectionTabs<T extends string>({ names, chosen, onChoose, children }: Props<T>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = names.indexOf(chosen) + step
    const next = Number.isFinite(at) ? (at + names.length) % names.length : at < 0 ? 0 : names.length - 1
    onChoose(names[next]!)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label="Parts of the mocked world"
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`mock-tab-${name}`}
            aria-selected={name === chosen}
            aria-controls="mock-tabpanel"
            tabIndex={name === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <div
        role="tabpanel"
        id="mock-tabpanel"
        aria-labelledby={`mock-tab-${chosen}`}
        tabIndex={0}
        className={styles.body}
      >
        {children}
      </div>
    </>
  )
}
