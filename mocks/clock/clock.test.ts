import { expect, it } from 'vitest'
import { movableClock } from './clock.ts'

it('runs due timers in order, each at its own time, also timers added by a timer', () => {
  const clock = movableClock({ at: 0, timers: 'manual' })
  const ran: [string, number][] = []
  clock.setTimeout(() => ran.push(['late', clock.now()]), 300)
  clock.setTimeout(() => {
    ran.push(['early', clock.now()])
    clock.setTimeout(() => ran.push(['added', clock.now()]), 100)
  }, 100)
  clock.setTimeout(() => ran.push(['never', clock.now()]), 1_000)()
  clock.advance(1_000)
  expect(ran).toEqual([
    ['early', 100],
    ['added', 200],
    ['late', 300],
  ])
  expect(clock.now()).toBe(1_000)
})

it('with real timers, a timer also runs by itself, only once', async () => {
  const clock = movableClock({ at: 0 })
  let times = 0
  await new Promise<void>((resolve) => {
    clock.setTimeout(() => {
      times++
      resolve()
    }, 5)
  })
  clock.advance(1_000)
  expect(times).toBe(1)
})

it('refuses an invalid time', () => {
  expect(() => movableClock({ at: 'noon' })).toThrow('"noon" is no moment')
})
