import { systemClock } from '#src/world/systemClock.ts'
import type { Clock } from '#src/world/World.ts'
import type { MovableClock } from './clock.ts'
import type { ClockSetting } from './situation/clockText.ts'

/** A clock that runs with another one, ahead of it or behind, or stands still; moved by the caller. */
export interface SteerableClock extends MovableClock {
  /** When the world began, and whether time stands still. */
  setting(): ClockSetting
  /** A world begins at this moment (in this setting, moved by nothing yet). No timer runs by it. */
  begin(at?: number): void
  /** Time stands still from now on. */
  freeze(): void
  /** Time runs on from here. */
  run(): void
  /** Runs `listener` whenever the clock was moved, stopped or started; the returned function ends it. */
  subscribe(listener: () => void): () => void
}

interface Timer {
  due: number
  run(): void
}

export function steerableClock(base: Clock = systemClock): SteerableClock {
  let frozenAt: number | undefined
  let aheadMs = 0
  let beganAt = base.now()
  const waiting = new Set<Timer>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const now = () => frozenAt ?? base.now() + aheadMs
  const place = (at: number) => {
    if (frozenAt === undefined) aheadMs = at - base.now()
    else frozenAt = at
  }

  const clock: SteerableClock = {
    now,
    setTimeout(run, delayMs) {
      const timer: Timer = {
        due: now() + Math.max(0, delayMs),
        run() {
          cancel()
          run()
        },
      }
      const cancelReal = base.setTimeout(() => timer.run(), delayMs)
      const cancel = () => {
        waiting.delete(timer)
        cancelReal()
      }
      waiting.add(timer)
      return cancel
    },
    set(to) {
      for (let next = earliest(waiting, to); next; next = earliest(waiting, to)) {
        place(Math.max(now(), next.due))
        next.run()
      }
      place(to)
      changed()
    },
    advance: (byMs) => clock.set(now() + byMs),
    setting: () =>
      frozenAt === undefined
        ? { movedMs: Math.round(aheadMs / 1000) * 1000 }
        : { at: beganAt, movedMs: frozenAt - beganAt },
    begin(at) {
      frozenAt = at
      aheadMs = 0
      beganAt = now()
      changed()
    },
    freeze() {
      frozenAt ??= now()
      changed()
    },
    run() {
      if (frozenAt !== undefined) aheadMs = frozenAt - base.now()
      frozenAt = undefined
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return clock
}

function earliest(waiting: ReadonlySet<Timer>, untilMs: number): Timer | undefined {
  return [...waiting]
    .filter(({ due }) => due <= untilMs)
    .reduce<Timer | undefined>((first, timer) => (first && first.due <= timer.due ? first : timer), undefined)
}
