import { writeSync } from 'node:fs'

/** The descriptor on which a stage's program says that its last test has begun. The program inherits no other. */
export const LAST_TEST_FD = 3

/** Says it to npm test, which then begins the next stage. */
export function sayLastTestBegins(): void {
  if (process.env.PERIGEE_SAYS_LAST_TEST) writeSync(LAST_TEST_FD, 'last test')
}

/**
 * Starts each task when the last test of the one before begins, or when that one has ended: a stage reads its tests and
 * starts its browsers while the last tests of the stage before leave a processor idle.
 */
export async function eachAtLastTest<T>(tasks: readonly ((onLastTest: () => void) => Promise<T>)[]): Promise<T[]> {
  const ends: Promise<T>[] = []
  for (const task of tasks) {
    const lastTest = Promise.withResolvers<void>()
    const end = task(lastTest.resolve)
    ends.push(end)
    await Promise.race([lastTest.promise, end])
  }
  return Promise.all(ends)
}
