import type { Clock } from './World.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, delayMs) => {
    const timer = globalThis.setTimeout(run, delayMs)
    return () => globalThis.clearTimeout(timer)
  },
}
