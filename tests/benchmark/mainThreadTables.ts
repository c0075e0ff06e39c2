import type { MainThreadTimes } from './mainThread.ts'
import { rounded } from './statistics.ts'

/** The kinds of work that occur, in alphabetical order. */
export function kindsOf(times: MainThreadTimes[]): string[] {
  return [...new Set(times.flatMap(({ byKindMs }) => Object.keys(byKindMs)))].toSorted()
}

/** The part of the time in which the main thread waits. */
export function withoutWorkMs({ untilMarkMs, byKindMs }: MainThreadTimes): number {
  return untilMarkMs - Object.values(byKindMs).reduce((total, ms) => total + ms, 0)
}

const LISTED = 20

/** The rows of a table of the longest tasks, in order, and of the kinds of work in them. */
export function longestTasks({ tasks }: MainThreadTimes) {
  const longest = tasks.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, LISTED)
  const inOrder = longest.toSorted((one, other) => one.startMs - other.startMs)
  return inOrder.map(({ startMs, durationMs, byKindMs }) => {
    const parts = Object.entries(byKindMs)
      .filter(([, ms]) => ms >= 1)
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, ms]) => `${kind} ${Math.round(ms)}`)
    return { 'at, ms': rounded(startMs, 0), ms: rounded(durationMs, 0), 'of which': parts.join(', ') }
  })
}
