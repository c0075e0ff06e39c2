import { afterEach, expect, it, vi } from 'vitest'
import { browserTabs } from './browserTabs.ts'
import { memoryStorage } from './memoryStorage.ts'

afterEach(() => vi.unstubAllGlobals())

it('a lock is released in a later task than the last write, which other tabs see only then', async () => {
  const events: string[] = []
  const request = async (_name: string, _options: object, start: () => Promise<unknown>) => {
    const result = await start()
    events.push('released')
    return result
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const result = await browserTabs(memoryStorage()).exclusively('session', async () => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      events.push('published')
      port1.close()
    })
    port1.start()
    port2.postMessage(undefined)
    return 'a result'
  })
  expect(events).toEqual(['published', 'released'])
  expect(result).toBe('a result')
})
