import { beforeEach, expect, it, vi } from 'vitest'
import { afterScrolling } from './afterScrolling.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
})
const scroll = () => document.dispatchEvent(new Event('scroll'))

it('the task runs once, after the time', () => {
  const task = vi.fn<() => void>()
  afterScrolling(task, 50)
  vi.advanceTimersByTime(49)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  scroll()
  vi.advanceTimersByTime(500)
  expect(task).toHaveBeenCalledOnce()
})

it('each scroll event starts the time again', () => {
  const task = vi.fn<() => void>()
  afterScrolling(task, 50)
  for (let frame = 0; frame < 20; frame++) {
    vi.advanceTimersByTime(40)
    scroll()
  }
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(50)
  expect(task).toHaveBeenCalledOnce()
})

it('a cancelled task does not run, after a scroll either', () => {
  const task = vi.fn<() => void>()
  const cancel = afterScrolling(task, 50)
  cancel()
  scroll()
  vi.advanceTimersByTime(500)
  expect(task).not.toHaveBeenCalled()
})
