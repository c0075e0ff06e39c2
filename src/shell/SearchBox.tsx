import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { FIRST_PAGE } from '#src/product/limits.ts'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import { worldAtom } from '#src/world/worldAtoms.ts'
import classes from './SearchBox.module.css'

/**
 * Enter opens /search; the timestamp makes the same words a new search. Ctrl or ⌘ with K focuses
 * the field: users could not switch off a single-key shortcut (WCAG 2.1.4).
 */
export function SearchBox() {
  const { clock, root } = useAtomValue(worldAtom)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  // The page has its own search field, which is the main one.
  const isQuiet = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname === '/search' })

  useEffect(() => {
    const focusOnShortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
      if (!input.current?.checkVisibility() || isInDialog(event.target)) return
      event.preventDefault()
      input.current.focus()
    }
    root.addEventListener('keydown', focusOnShortcut)
    return () => root.removeEventListener('keydown', focusOnShortcut)
  }, [root])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const query = input.current?.value.trim()
    if (!input.current || !query) return
    input.current.value = ''
    void navigate({ to: '/search', search: { query, page: FIRST_PAGE, ts: clock.now() } })
  }

  return (
    <search className={classes.search} data-quiet={isQuiet || undefined}>
      <form className={classes.form} onSubmit={submit}>
        <SearchField ref={input} size="bar" aria-keyshortcuts="Control+K Meta+K" />
      </form>
    </search>
  )
}

/** An open dialog or menu handles the keys. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"], [role="menu"]') !== null
}
