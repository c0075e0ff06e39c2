import type { ReactNode } from 'react'

/** What sign-in and sign-up stand in (A2.1-06). */
export function AuthLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
