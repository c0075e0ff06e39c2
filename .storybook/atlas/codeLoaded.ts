import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { requestsInFlight } from '#tests/support/requestsInFlight.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    codeLoaded(): Promise<boolean>
  }
}

/** For requests that never end. */
const LONGEST_MS = 60_000
const requests = new WeakMap<BrowserContext, ReturnType<typeof requestsInFlight>>()

/**
 * A browser command: resolves when the page loads no code of a part any more, with whether it did. Nothing in the page
 * tells of it. The first call begins to watch.
 */
export async function codeLoaded(session: unknown): Promise<boolean> {
  const { context } = session as { context: BrowserContext }
  const inFlight = requests.get(context) ?? requestsInFlight(context)
  requests.set(context, inFlight)
  if (inFlight.size === 0) return false
  const end = Date.now() + LONGEST_MS
  // A module that has come may import others.
  for (let quiet = 0; quiet < 3 && Date.now() < end; quiet = inFlight.size > 0 ? 0 : quiet + 1) await setTimeout(100)
  return true
}
