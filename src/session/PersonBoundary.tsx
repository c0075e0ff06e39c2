import { useAtomValue } from 'jotai'
import { Fragment, type ReactNode } from 'react'
import { periodAtom } from './person.ts'

/**
 * Remounts its children when another user takes over the page: typed text, open dialogs and offers to undo
 * never reach the next user.
 */
export function PersonBoundary({ children }: { children: ReactNode }) {
  return <Fragment key={useAtomValue(periodAtom)}>{children}</Fragment>
}
