import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { requireSignInAtom } from '#src/session/requireSignIn.ts'
import { sessionAtom } from '#src/session/session.ts'
import type { NavigationEntry } from './navigation.ts'

/**
 * A link of the navigation. A protected one asks a visitor to sign in and goes there afterwards
 * (A2.2-11, A2.2-12); opening it in a new tab still does, the page there asks for itself. While the last visit's
 * sign-in is being tried it leads on: the page waits for the same outcome.
 */
export function NavigationLink({ entry, active }: { entry: NavigationEntry; active: boolean }) {
  const { isAuthenticated, isLoading } = useAtomValue(sessionAtom)
  const requireSignIn = useSetAtom(requireSignInAtom)
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
      // A preload for a visitor would only be refused, and the refusal opens the prompt.
      {...(isGated && { preload: false, onClick: ask })}
    >
      <Icon />
      <span className="frame-label">{label}</span>
    </Link>
  )
}
