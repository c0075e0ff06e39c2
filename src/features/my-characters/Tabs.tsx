import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { MY_CHARACTERS_TABS, type MyCharactersTab } from '#src/product/myCharacters.ts'
import classes from './Tabs.module.css'

const LABELS: Record<MyCharactersTab, string> = { mine: 'My characters', favorites: 'Favorites' }

interface Props {
  tab: MyCharactersTab
  onTab(tab: MyCharactersTab): void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Two lists, one at a time (B2.7-02, B2.7-03). The arrow keys choose, as in any row of tabs. */
export function Tabs({ tab, onTab, children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const place = nextPlace(event.key, MY_CHARACTERS_TABS.indexOf(tab))
    const next = place === undefined ? undefined : MY_CHARACTERS_TABS.at(place % MY_CHARACTERS_TABS.length)
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
    onTab(next)
  }

  return (
    <>
      {/* Its tabs have the focus, one of them at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} className={classes.tabs} role="tablist" aria-label="Lists" onKeyDown={onKeyDown}>
        {MY_CHARACTERS_TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            className={classes.tab}
            data-tab={one}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {LABELS[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  )
}

function nextPlace(key: string, place: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return place + 1
    case 'ArrowLeft':
      return place - 1
    case 'Home':
      return 0
    case 'End':
      return -1
    default:
      return undefined
  }
}
