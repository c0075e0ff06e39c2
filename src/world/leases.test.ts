import { expect, it, vi } from 'vitest'
import { leasesIn } from './leases.ts'
import { memoryStorage } from './memoryStorage.ts'

const quick = { lifeMs: 500, settleMs: 10 }

/** A task that counts how many of its kind run at the same time. */
function watched() {
  let now = 0
  const seen = { most: 0, runs: 0 }
  const task = async () => {
    seen.most = Math.max(seen.most, ++now)
    seen.runs++
    await new Promise((resolve) => {
      setTimeout(resolve, 15)
    })
    now--
  }
  return { seen, task }
}

it('lets tabs with one storage take turns, even with simultaneous requests', async () => {
  const storage = memoryStorage()
  const { seen, task } = watched()
  await Promise.all(Array.from({ length: 5 }, () => leasesIn(storage, quick)('refresh', task)))
  expect(seen).toEqual({ most: 1, runs: 5 })
  expect(storage.length).toBe(0)
})

it('keeps different names and storages independent', async () => {
  const { seen, task } = watched()
  const storage = memoryStorage()
  const [one, two] = [leasesIn(storage, quick), leasesIn(memoryStorage(), quick)]
  await Promise.all([one('a', task), one('b', task), two('a', task)])
  expect(seen.most).toBe(3)
})

it('releases the lease when a task fails', async () => {
  const exclusively = leasesIn(memoryStorage(), quick)
  await expect(exclusively('refresh', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(exclusively('refresh', async () => 'yes')).resolves.toBe('yes')
})

it.for([
  ['left by a tab that was closed', Date.now() - 1],
  ['dated into the future by a clock that was set back', Date.now() + 3_600_000],
])('does not wait for a lease %s', async ([, untilMs]) => {
  const storage = memoryStorage({ 'perigee.lease.refresh': JSON.stringify({ holder: 'gone', untilMs }) })
  await expect(leasesIn(storage, quick)('refresh', async () => 'done')).resolves.toBe('done')
})

it('runs at once if the storage is blocked: no tab can share it', async () => {
  const storage = memoryStorage()
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await expect(leasesIn(storage, quick)('refresh', async () => 'done')).resolves.toBe('done')
})
