import { systemClock } from '#src/world/systemClock.ts'
import type { Clock } from '#src/world/World.ts'
import type { MovableClock } from './clock.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import { type ClockSetting, isWithinReach } from '#mocks/situation/clockText.ts'

/** A clock that runs with another one, ahead of it or behind, or stands still; moved by the caller. */
export interface SteerableClock extends MovableClock {
  /** When the world began, how far its clock was moved, and whether time is frozen. */
  setting(): ClockSetting
  /** How far it is ahead of the clock that it runs with. */
  aheadMs(): number
  /** A world begins: at this moment, at which time is frozen, or at the real time, which runs. No timer runs by it. */
  begin(at?: number): void
  /** Moves a world that has just begun on to what the setting says of it. */
  continueTo(setting: ClockSetting): void
  /** Time is frozen from now on. */
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
  /** The world began at a moment that was chosen, not at the real one. */
  let isChosen = false
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
      // A link that was made at the end of time is opened a second later.
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return clock
}

/** Running time has no milliseconds that anyone could write down. */
function inSeconds(ms: number): number {
  return Math.round(ms / 1000) * 1000
}

function earliest(waiting: ReadonlySet<Timer>, untilMs: number): Timer | undefined {
  return [...waiting]
    .filter(({ due }) => due <= untilMs)
    .reduce<Timer | undefined>((first, timer) => (first && first.due <= timer.due ? first : timer), undefined)
}
