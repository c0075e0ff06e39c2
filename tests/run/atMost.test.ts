import { assert, asyncProperty, integer, nat, scheduler } from 'fast-check'
import type { Scheduler } from 'fast-check'
import { expect, it } from 'vitest'
import { atMost } from './atMost.ts'

/** Tasks that end in an order of the scheduler, and what was seen of them. */
function watched(ends: Scheduler, count: number) {
  const seen = { running: 0, most: 0, started: [] as number[] }
  const tasks = Array.from({ length: count }, (_, index) => async () => {
    seen.started.push(index)
    seen.most = Math.max(seen.most, ++seen.running)
    await ends.schedule(Promise.resolve())
    seen.running--
  })
  return { seen, tasks }
}

it('starts each task once, in order, up to the limit at a time', async () => {
  await assert(
    asyncProperty(scheduler(), nat(12), integer({ min: 1, max: 5 }), async (ends, count, limit) => {
      const { seen, tasks } = watched(ends, count)
      await ends.waitFor(atMost(limit, tasks))
      const started = Array.from({ length: count }, (_, index) => index)
      expect(seen).toEqual({ running: 0, most: Math.min(limit, count), started })
    }),
  )
})

it('fails as the first task that fails', async () => {
  const failing = async () => Promise.reject(new Error('no program'))
  await expect(atMost(2, [async () => undefined, failing])).rejects.toThrow('no program')
})
