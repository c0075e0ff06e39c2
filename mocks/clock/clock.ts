import type { Clock } from '#src/world/World.ts'

/** A clock that the caller moves. */
export interface MovableClock extends Clock {
  /** Moves the clock forward and runs, in order, every timer that becomes due. */
  advance(byMs: number): void
  /** Sets the clock. Moving forward past a timer runs it; moving back does not undo that. */
  set(toMs: number): void
}

interface MovableClockOptions {
  /** The start time: a text for `Date.parse`, or milliseconds since 1970. */
  at: string | number
  /**
   * 'real': timers also run by themselves after their delay, although the clock's time is frozen; for stories, in which
   * a greeting must still appear. 'manual': only `advance` runs them; for unit tests.
   */
  timers?: 'real' | 'manual'
}

interface Timer {
  due: number
  run: () => void
  stop: () => void
}

/** A clock that is frozen at `at` until it is moved, so that a page looks the same on every day. */
export function movableClock({ at, timers = 'real' }: MovableClockOptions): MovableClock {
  let now = typeof at === 'number' ? at : Date.parse(at)
  if (!Number.isFinite(now)) throw new Error(`"${at}" is no moment to set a clock to.`)
  const waiting = new Set<Timer>()

  function set(toMs: number) {
    for (let next = earliest(waiting, toMs); next; next = earliest(waiting, toMs)) {
      now = Math.max(now, next.due)
      next.run()
    }
    now = toMs
  }

  return {
    now: () => now,
    setTimeout(run, delayMs) {
      const timer: Timer = {
        due: now + Math.max(0, delayMs),
        run: () => {
          timer.stop()
          run()
        },
        stop: () => {
          waiting.delete(timer)
          if (real !== undefined) globalThis.clearTimeout(real)
        },
      }
      const real = timers === 'real' ? globalThis.setTimeout(() => timer.run(), delayMs) : undefined
      waiting.add(timer)
      return timer.stop
    },
    advance: (byMs) => set(now + byMs),
    set,
  }
}

/** The timer that is due first, if one is due by then; of several at one moment, the one that was set first. */
export function earliest<T extends { due: number }>(waiting: ReadonlySet<T>, untilMs: number): T | undefined {
  let found: T | undefined
  for (const timer of waiting) {
    if (timer.due <= untilMs && (!found || timer.due < found.due)) found = timer
  }
  return found
}
