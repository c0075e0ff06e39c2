import { afterAll, vi } from 'vitest'

// Files of unit tests share their processes: what one replaces must not be there for the next.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
