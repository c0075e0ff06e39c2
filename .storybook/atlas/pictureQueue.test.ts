import { expect, it, vi } from 'vitest'
import { createPictureQueue } from './pictureQueue.ts'

it('runs one picture at a time and skips those that left the queue', () => {
  const queue = createPictureQueue()
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
  const leaveFirst = queue.enter(first)
  const leaveSecond = queue.enter(second)
  queue.enter(third)
  expect([first, second, third].map((start) => start.mock.calls.length)).toEqual([1, 0, 0])
  leaveSecond()
  leaveFirst()
  leaveFirst()
  expect([first, second, third].map((start) => start.mock.calls.length)).toEqual([1, 0, 1])
})
