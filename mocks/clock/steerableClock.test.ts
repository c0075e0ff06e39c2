import { expect, it } from 'vitest'
import { movableClock } from './clock.ts'
import { steerableClock } from './steerableClock.ts'

const NOON = Date.UTC(2026, 4, 20, 12)
const base = () => movableClock({ at: NOON, timers: 'manual' })

it('follows its base until it is advanced, then runs ahead of it', () => {
  const real = base()
  const clock = steerableClock(real)
  real.advance(1000)
  expect(clock.now()).toBe(NOON + 1000)
  clock.advance(60_000)
  real.advance(1000)
  expect(clock.now()).toBe(NOON + 62_000)
  expect(clock.setting()).toEqual({ movedMs: 60_000 })
})

it('stops at the start time of a world until run() is called', () => {
  const real = base()
  const clock = steerableClock(real)
  clock.begin(0)
  real.advance(1000)
  expect(clock.now()).toBe(0)
  clock.advance(500)
  expect(clock.setting()).toEqual({ at: 0, movedMs: 500 })
  clock.run()
  real.advance(250)
  expect(clock.now()).toBe(750)
})

it('a frozen clock keeps the start time of its world', () => {
  const real = base()
  const clock = steerableClock(real)
  real.advance(4000)
  clock.freeze()
  real.advance(1000)
  expect(clock.now()).toBe(NOON + 4000)
  expect(clock.setting()).toEqual({ at: NOON, movedMs: 4000 })
})

it('advancing runs the timers in between, in order, once', () => {
  const real = base()
  const clock = steerableClock(real)
  const ran: string[] = []
  clock.setTimeout(() => ran.push(`late ${clock.now() - NOON}`), 2000)
  clock.setTimeout(() => ran.push(`early ${clock.now() - NOON}`), 1000)
  const cancel = clock.setTimeout(() => ran.push('never'), 1500)
  cancel()
  clock.advance(5000)
  real.advance(5000)
  expect(ran).toEqual(['early 1000', 'late 2000'])
})

it('a timer that was not skipped runs with the base', () => {
  const real = base()
  const clock = steerableClock(real)
  let ran = false
  clock.begin(0)
  clock.setTimeout(() => void (ran = true), 300)
  real.advance(300)
  expect(ran).toBe(true)
})
