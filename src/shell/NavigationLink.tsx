import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { sessionAtom } from '#src/session/session.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import type { NavigationEntry } from './navigation.ts'

/**
 * A link of the navigation. A protected one shows visitors the sign-in prompt and navigates afterwards (A2.2-11,
 * A2.2-12). Opening it in a new tab works, because the page shows the prompt itself. While the session is being
 * restored, the link navigates at once: the page waits for the same result.
 */
export function NavigationLink({ entry, active }: { entry: NavigationEntry; active: boolean }) {
  const { isAuthenticated, isLoading } = useAtomValue(sessionAtom)
  const { requireSignIn } = useSessionControl()
  const navigate = useNavigate()
  const { label, icon: Icon, path } = entry
  const isGated = entry.needsSignIn && !isAuthenticated && !isLoading

  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    requireSignIn(() => void navigate({ to: path }))
  }

  return (
    <Link
      className="frame-entry"
      to={path}
      aria-label={label}
      aria-current={active ? 'page' : undefined}
      // A preload for a visitor would be refused with 401, which opens the prompt.
      {...(isGated && { preload: false, onClick: ask })}
    >
      <Icon />
      <span className="frame-label">{label}</span>
    </Link>
  )
}
