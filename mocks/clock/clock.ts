import type { Clock } from '#src/world/World.ts'

/** A clock that the caller moves. */
export interface MovableClock extends Clock {
  /** Moves the hands forward and runs, in order, every timer that falls due on the way. */
  advance(byMs: number): void
  /** Sets the hands; running forward past a timer runs it, back again does not take that back. */
  set(toMs: number): void
}

interface MovableClockOptions {
  /** Where the hands stand at first: a moment of `Date.parse`, or milliseconds since 1970. */
  at: string | number
  /**
   * 'real': timers also run by themselves after their delay, while the hands stand still; for stories, where a greeting
   * still has to appear. 'manual': only `advance` runs them; for unit tests.
   */
  timers?: 'real' | 'manual'
}

interface Timer {
  due: number
  run: () => void
  stop: () => void
}

/** A clock that stands still at `at` until it is moved: the same page on every day. */
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

function earliest(waiting: Set<Timer>, untilMs: number): Timer | undefined {
  let found: Timer | undefined
  for (const timer of waiting) {
    if (timer.due <= untilMs && (!found || timer.due < found.due)) found = timer
  }
  return found
}
