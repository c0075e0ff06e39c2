import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { unlessLeft } from './unlessLeft.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const leave = () => void page.dispatchEvent(new Event('beforeunload'))

/** A call that loses its connection, with what the page does meanwhile; tells how it ended. */
function losing(meanwhile = () => {}, error: Error = new TypeError('Failed to fetch')) {
  const ended = vi.fn<(error: unknown) => void>()
  unlessLeft(() => {
    meanwhile()
    return Promise.reject(error)
  }).catch(ended)
  return ended
}

it('a lost connection of a page that stays is a failure of the call', async () => {
  const ended = losing()
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError))
})

it('the call of a page that is about to be left fails only if the page is still there later', async () => {
  const ended = losing(leave)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

it('a page that stayed does not delay later calls, and its aborted calls end at once', async () => {
  leave()
  losing(leave)
  await vi.advanceTimersByTimeAsync(5_000)
  const later = losing()
  await vi.advanceTimersByTimeAsync(0)
  expect(later).toHaveBeenCalledOnce()
  const aborted = losing(undefined, new DOMException('', 'AbortError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(aborted).toHaveBeenCalledExactlyOnceWith(expect.any(DOMException))
})

it('Firefox aborts some calls of a page that is about to be left: they end only if the page is still there', async () => {
  const aborted = losing(leave, new DOMException('', 'AbortError'))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(aborted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(aborted).toHaveBeenCalledExactlyOnceWith(expect.any(DOMException))
})
