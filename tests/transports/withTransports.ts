import { test } from '#tests/support/test.ts'
import { TITLES, TRANSPORTS } from './homes.ts'
import type { Transport } from './homes.ts'

/**
 * Defines journeys once for each of these transports, because they cover their differences: tokens, downloads, a lost
 * connection, tabs that share something.
 */
export function withTransports(transports: readonly Transport[], define: () => void): void {
  for (const transport of transports)
    test.describe(TITLES[transport], () => {
      test.use({ transport })
      define()
    })
}

export const withEveryTransport = (define: () => void) => withTransports(TRANSPORTS, define)
