import { afterEach, expect, it, vi } from 'vitest'
import { webLocks } from './webLocks.ts'

afterEach(() => vi.restoreAllMocks())

const { locks } = navigator
const exclusively = webLocks(locks)
const noTime = async () => 'done'

it('one task at a time runs, and the next one waits as long as it takes', async () => {
  // Every time limit is over at once.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const first = Promise.withResolvers<string>()
  const [second, waits] = [vi.fn(noTime), vi.fn()]
  const begun = exclusively('one', () => first.promise, waits)
  await vi.waitFor(async () => expect((await locks.query()).held).toHaveLength(1))
  const next = exclusively('one', second, waits)
  await vi.waitFor(() => expect(waits).toHaveBeenCalledOnce())
  await vi.waitFor(async () => expect((await locks.query()).pending).toHaveLength(1))
  expect(second).not.toHaveBeenCalled()
  await expect(exclusively('another', noTime, waits)).resolves.toBe('done')
  first.resolve('first')
  await expect(Promise.all([begun, next])).resolves.toEqual(['first', 'done'])
  expect(waits).toHaveBeenCalledOnce()
})

it('a task that fails releases its lock', async () => {
  await expect(exclusively('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(exclusively('one', noTime)).resolves.toBe('done')
})

it('a lock is released in a later task than the last write, which other tabs see only then', async () => {
  const events: string[] = []
  const result = await exclusively('session', async () => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      events.push('published')
      port1.close()
    })
    port1.start()
    port2.postMessage(undefined)
    void exclusively('session', async () => events.push('released'))
    return 'a result'
  })
  await vi.waitFor(() => expect(events).toEqual(['published', 'released']))
  expect(result).toBe('a result')
})

it('where the browser denies locks and storage, tabs share nothing: the task runs', async () => {
  const denied = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'))
  await expect(webLocks({ request: denied } as never)('one', noTime)).resolves.toBe('done')
})
