import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { Refusal } from './refusal.ts'
import { type SteerableClock, steerableClock } from '#mocks/clock/steerableClock.ts'
import { clockText, readClockText } from './clockText.ts'

const DAY_MS = 86_400_000
const YEAR_9999_MS = Date.UTC(9999, 0)

/** The changes of the clock in the panel, and the time that passes between them. */
type Step =
  | { does: 'freeze' }
  | { does: 'run' }
  | { does: 'advance'; ms: number }
  | { does: 'pass'; ms: number }
  | { does: 'set'; ms: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ does: 'freeze' }, { does: 'run' }),
  fc.record({
    does: fc.constant('advance' as const),
    ms: fc.constantFrom(-DAY_MS, -3_600_000, 60_000, 3_600_000, DAY_MS, 31 * DAY_MS),
  }),
  fc.record({ does: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({ does: fc.constant('set' as const), ms: fc.integer({ min: DAY_MS * 40, max: YEAR_9999_MS }) }),
)

function take(clock: SteerableClock, pass: (ms: number) => void, one: Step): void {
  if (one.does === 'freeze' || one.does === 'run') clock[one.does]()
  else if (one.does === 'pass') pass(one.ms)
  else clock[one.does](one.ms)
}

it('every state of a clock can be written as text and restored from it', () => {
  const begun = fc.option(fc.integer({ min: DAY_MS * 400, max: YEAR_9999_MS }), { nil: undefined })
  fc.assert(
    fc.property(begun, fc.array(step, { maxLength: 8 }), (at, steps) => {
      const real = movableClock({ at: '2026-05-20T12:00:00.488Z', timers: 'manual' })
      const clock = steerableClock(real)
      clock.begin(at)
      for (const one of steps) take(clock, real.advance, one)

      const text = clockText(clock.setting())
      const again = steerableClock(real)
      if (text !== undefined) {
        const setting = readClockText(text)
        expect(setting, text).toBeDefined()
        again.begin(setting!.at)
        again.continueTo(setting!)
      }
      for (const wait of [0, 5000]) {
        real.advance(wait)
        expect(Math.abs(again.now() - clock.now()), text).toBeLessThan(1000)
      }
      // All ages in the world depend on it.
      const { at: began } = clock.setting()
      if (began !== undefined) expect(again.setting().at).toBe(began)
    }),
  )
})

it.for([
  { text: '2026-05-20T12:00:00Z', setting: { at: Date.UTC(2026, 4, 20, 12), movedMs: 0 } },
  { text: '2026-05-20T12:00:00Z_2678408488ms', setting: { at: Date.UTC(2026, 4, 20, 12), movedMs: 2_678_408_488 } },
  { text: '2026-05-20T12:00:00Z_905s', setting: { at: Date.UTC(2026, 4, 20, 12), movedMs: 905_000 } },
  { text: '2026-05-20T12:00:00Z_905s_runs', setting: { at: Date.UTC(2026, 4, 20, 12), movedMs: 905_000, runs: true } },
  { text: '2026-05-20T12:00:00Z_runs', setting: { at: Date.UTC(2026, 4, 20, 12), movedMs: 0, runs: true } },
  { text: '_-3d', setting: { movedMs: -259_200_000 } },
])('$text is a time', ({ text, setting }) => {
  expect(readClockText(text)).toEqual(setting)
  expect(clockText(setting as never)).toBe(text)
})

it.for([
  '',
  'noon',
  '_',
  '_runs',
  '2026-05-20',
  '2026-13-40T12:00:00Z',
  '2026-02-31T12:00:00Z',
  '2026-05-20T12:00:00Z_1h_2h',
  '2026-05-20T12:00:00Z_9999999d',
  '1960-01-01T00:00:00Z',
])('"%s" is not a time', (text) => {
  expect(readClockText(text)).toBeUndefined()
})

it('a clock refuses times outside the years 1970 to 9999, and does not move', () => {
  const clock = steerableClock(movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' }))
  const before = clock.now()
  expect(() => clock.advance(9e15)).toThrow('The clock goes from the year 1970 to the year 9999.')
  expect(() => clock.set(Number.NaN)).toThrow(Refusal)
  expect(clock.now()).toBe(before)
})
