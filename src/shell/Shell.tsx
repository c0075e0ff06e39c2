import type { ReactNode } from 'react'

/** The surroundings of every page but the account pages. */
export function Shell({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
