import { expect, it, vi } from 'vitest'
import { countingDown, eachWhenFewLeft } from './fewTestsLeft.ts'

/** A task that notes that it starts, and ends when the test says so. */
function watched(name: string, seen: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>()
  let sayFewLeft = () => {}
  const task = (onFewLeft: () => void) => {
    seen.push(name)
    sayFewLeft = onFewLeft
    return promise
  }
  return { task, end: () => resolve(name), sayFewLeft: () => sayFewLeft() }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

it('a task starts when few tests of the one before are left, or when that one ends', async () => {
  const seen: string[] = []
  const [one, two, three] = [watched('one', seen), watched('two', seen), watched('three', seen)]
  const all = eachWhenFewLeft([one.task, two.task, three.task])
  await soon()
  expect(seen).toEqual(['one'])
  one.sayFewLeft()
  await soon()
  expect(seen).toEqual(['one', 'two'])
  two.end()
  await soon()
  expect(seen).toEqual(['one', 'two', 'three'])
  three.end()
  one.end()
  await expect(all).resolves.toEqual(['one', 'two', 'three'])
})

it('says once that five tests are left, after a test has ended', () => {
  const say = vi.fn<() => void>()
  const ended = countingDown(7, say)
  ended()
  expect(say).not.toHaveBeenCalled()
  for (let nth = 0; nth < 6; nth++) ended()
  expect(say).toHaveBeenCalledTimes(1)
  const other = countingDown(2, say)
  expect(say).toHaveBeenCalledTimes(1)
  other()
  expect(say).toHaveBeenCalledTimes(2)
})
