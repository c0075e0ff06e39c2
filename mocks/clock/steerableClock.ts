import { systemClock } from '#src/world/systemClock.ts'
import type { Clock } from '#src/world/World.ts'
import { earliest, type MovableClock } from './clock.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import { createListeners } from '#src/lib/listeners.ts'
import { type ClockSetting, isWithinReach } from '#mocks/situation/clockText.ts'

/** A clock that runs with another one, with an offset, or is frozen. The caller moves it. */
export interface SteerableClock extends MovableClock {
  /** When the world began, how far its clock was moved, and whether time is frozen. */
  setting(): ClockSetting
  /** The offset to the clock that it runs with. */
  aheadMs(): number
  /** Begins a world: at this moment, with time frozen, or at the real time, with time running. Runs no timers. */
  begin(at?: number): void
  /** Applies the setting to a world that has just begun. */
  continueTo(setting: ClockSetting): void
  /** Freezes time. */
  freeze(): void
  /** Lets time run from the present moment. */
  run(): void
  /** Calls `listener` whenever the clock is moved, frozen or resumed; returns a function that removes it. */
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
  /** The world began at a chosen moment, not at the real time. */
  let isChosen = false
  const waiting = new Set<Timer>()
  const { notify: changed, subscribe } = createListeners()
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
      if (!isWithinReach(to)) throw new Refusal('The clock goes from the year 1970 to the year 9999.')
      for (let next = earliest(waiting, to); next; next = earliest(waiting, to)) {
        place(Math.max(now(), next.due))
        next.run()
      }
      place(to)
      changed()
    },
    advance: (byMs) => clock.set(now() + byMs),
    setting() {
      if (frozenAt !== undefined) return { at: beganAt, movedMs: frozenAt - beganAt }
      if (isChosen) return { at: beganAt, movedMs: inSeconds(now() - beganAt), runs: true }
      return { movedMs: inSeconds(aheadMs) }
    },
    aheadMs: () => now() - base.now(),
    begin(at) {
      frozenAt = at
      aheadMs = 0
      beganAt = now()
      isChosen = at !== undefined
      changed()
    },
    continueTo({ movedMs, runs }) {
      // A link that was copied at the latest possible time may be opened a second later, when its moment is out of
      // range.
      const to = now() + movedMs
      if (movedMs !== 0) clock.set(isWithinReach(to) ? to : now())
      if (runs) clock.run()
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
    subscribe,
  }
  return clock
}

/** Running time is stored in whole seconds, because its milliseconds are never the same twice. */
function inSeconds(ms: number): number {
  return Math.round(ms / 1000) * 1000
}
