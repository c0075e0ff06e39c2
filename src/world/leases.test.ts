import { setTimeout as after } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { leasesIn } from './leases.ts'
import type { Lease, UpdateLease } from './leases.ts'

const quick = { lifeMs: 500, retryMs: 5 }

/** Records as in IndexedDB: a write is atomic; the tab learns of its end later. */
function sharedRecords(delayMs: () => number = () => 0, given: Record<string, Lease | undefined> = {}) {
  const records = new Map(Object.entries(given))
  const update: UpdateLease = async (name, updater) => {
    await after(delayMs())
    records.set(name, updater(records.get(name)))
    await after(delayMs())
  }
  return { records, update }
}

/** A task that counts how many of its kind run at the same time. */
function watched() {
  let now = 0
  const seen = { most: 0, runs: 0 }
  const task = async () => {
    seen.most = Math.max(seen.most, ++now)
    seen.runs++
    await after(15)
    now--
  }
  return { seen, task }
}

it('lets tabs with the same records take turns, even with simultaneous requests', async () => {
  const { records, update } = sharedRecords()
  const { seen, task } = watched()
  await Promise.all(Array.from({ length: 5 }, () => leasesIn(update, quick)('refresh', task)))
  expect(seen).toEqual({ most: 1, runs: 5 })
  expect(records.get('refresh')).toBeUndefined()
})

it('lets tabs take turns on a busy machine, where each stops for a while before and after every write', async () => {
  let turn = 0
  const { update } = sharedRecords(() => [0, 40, 5, 80, 20, 60][turn++ % 6]!)
  const { seen, task } = watched()
  await Promise.all(Array.from({ length: 4 }, () => leasesIn(update, quick)('refresh', task)))
  expect(seen).toEqual({ most: 1, runs: 4 })
})

it('keeps different names and records independent', async () => {
  const { seen, task } = watched()
  const { update } = sharedRecords()
  const [one, two] = [leasesIn(update, quick), leasesIn(sharedRecords().update, quick)]
  await Promise.all([one('a', task), one('b', task), two('a', task)])
  expect(seen.most).toBe(3)
})

it('releases the lease when a task fails', async () => {
  const exclusively = leasesIn(sharedRecords().update, quick)
  await expect(exclusively('refresh', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(exclusively('refresh', async () => 'yes')).resolves.toBe('yes')
})

it.for([
  ['left by a tab that was closed', Date.now() - 1],
  ['dated into the future by a clock that was set back', Date.now() + 3_600_000],
] as const)('does not wait for a lease %s', async ([, untilMs]) => {
  const { update } = sharedRecords(() => 0, { refresh: { holder: 'gone', untilMs } })
  await expect(leasesIn(update, quick)('refresh', async () => 'done')).resolves.toBe('done')
})

it('does not release a lease that another tab took after it had expired', async () => {
  const { records, update } = sharedRecords()
  const other = { holder: 'other', untilMs: Date.now() + 400 }
  await leasesIn(update, quick)('refresh', async () => records.set('refresh', other))
  expect(records.get('refresh')).toBe(other)
})

it('runs at once if the records are blocked: no tab can share them', async () => {
  const blocked: UpdateLease = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  await expect(leasesIn(blocked, quick)('refresh', async () => 'done')).resolves.toBe('done')
})
