import type { BrowserContext } from '@playwright/test'
import type { Tokens } from '#src/api/generated/calls.schemas.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'

/**
 * Writes the stored data of an earlier visit into the browser. Does so once: later changes by the page survive its
 * reloads and are visible in other tabs. A test that begins another world (`generation`) starts with empty storage.
 */
export async function remember(
  context: BrowserContext,
  generation: number,
  values: Record<string, unknown> = {},
  tokens?: Partial<Tokens>,
) {
  const storage = memoryStorage(
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  )
  const credentials = credentialsIn(storage)
  if (tokens?.access_token) credentials.write('access', tokens.access_token)
  if (tokens?.refresh_token) credentials.write('refresh', tokens.refresh_token)
  const entries = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').map(
    (key) => [key, storage.getItem(key) ?? ''] as const,
  )
  await context.addInitScript(
    ({ left, mine }) => {
      if (!location.protocol.startsWith('http')) return // a blank page has no storage
      if (Number(localStorage.getItem('test.memory') ?? 0) >= mine) return
      localStorage.clear()
      localStorage.setItem('test.memory', String(mine))
      for (const [key, value] of left) localStorage.setItem(key, value)
    },
    { left: entries, mine: generation },
  )
}
