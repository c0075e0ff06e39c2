import { expect, it } from 'vitest'
import { eachAtLastTest } from './lastTest.ts'

/** A task that notes what happens to it, and ends when the test says so. */
function watched(name: string, seen: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>()
  let lastTest = () => {}
  const task = (onLastTest: () => void) => {
    seen.push(name)
    lastTest = onLastTest
    return promise
  }
  return { task, end: () => resolve(name), beginLastTest: () => lastTest() }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

it('a task starts when the last test of the one before begins, or when that one ends', async () => {
  const seen: string[] = []
  const [one, two, three] = [watched('one', seen), watched('two', seen), watched('three', seen)]
  const all = eachAtLastTest([one.task, two.task, three.task])
  await soon()
  expect(seen).toEqual(['one'])
  one.beginLastTest()
  await soon()
  expect(seen).toEqual(['one', 'two'])
  two.end()
  await soon()
  expect(seen).toEqual(['one', 'two', 'three'])
  three.end()
  one.end()
  await expect(all).resolves.toEqual(['one', 'two', 'three'])
})
