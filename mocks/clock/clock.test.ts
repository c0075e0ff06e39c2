import { expect, it } from 'vitest'
import { movableClock } from './clock.ts'

it('stands still until it is moved', () => {
  const clock = movableClock({ at: '2026-05-20T12:00:00Z' })
  expect(clock.now()).toBe(Date.parse('2026-05-20T12:00:00Z'))
  clock.advance(1_500)
  expect(clock.now()).toBe(Date.parse('2026-05-20T12:00:01.500Z'))
})

it('runs what falls due, in order, each at its own moment, also what is added on the way', () => {
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

it('with real timers runs by itself too, once', async () => {
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

it('refuses a moment that is none', () => {
  expect(() => movableClock({ at: 'noon' })).toThrow('"noon" is no moment')
})
