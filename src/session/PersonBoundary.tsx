import { useAtomValue } from 'jotai'
import { Fragment, type ReactNode } from 'react'
import { periodAtom } from './person.ts'

/**
 * Everything below it starts again when another person takes over the page: typed text, open dialogs and offers to undo
 * never reach the next person (AMB-10).
 */
export function PersonBoundary({ children }: { children: ReactNode }) {
  return <Fragment key={useAtomValue(periodAtom)}>{children}</Fragment>
}
