import { writeSync } from 'node:fs'

/** The descriptor on which a stage's program says that few of its tests are left. The program inherits no other. */
export const FEW_LEFT_FD = 3

/** So many tests of Playwright, or files of Vitest, soon leave a processor idle. */
const FEW = 5

/** Returns what to call when a test ends. When few are left, it tells npm test, which then begins the next stage. */
export function countingDown(total: number, say: () => void = sayOnDescriptor): () => void {
  let left = total
  let isSaid = false
  return () => {
    left--
    if (isSaid || left > FEW) return
    isSaid = true
    say()
  }
}

function sayOnDescriptor(): void {
  if (process.env.PERIGEE_SAYS_FEW_LEFT) writeSync(FEW_LEFT_FD, 'few left')
}

/**
 * Starts each task when the one before calls `onFewLeft`, or has ended: a stage reads its tests and starts its browsers
 * while the last tests of the stage before leave a processor idle.
 */
export async function eachWhenFewLeft<T>(tasks: readonly ((onFewLeft: () => void) => Promise<T>)[]): Promise<T[]> {
  const ends: Promise<T>[] = []
  for (const task of tasks) {
    const fewLeft = Promise.withResolvers<void>()
    const end = task(fewLeft.resolve)
    ends.push(end)
    await Promise.race([fewLeft.promise, end])
  }
  return Promise.all(ends)
}
