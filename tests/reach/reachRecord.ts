import { createHash } from 'node:crypto'

/** What the pages of journeys, pictures and stories have loaded, as `npm run reach` recorded it. */
export interface ReachRecord {
  /** The lazy files that the record knows, each with its importers. */
  lazy: Record<string, string[]>
  /** Fingerprints of the test files: the record is not valid for a file that has changed since. */
  tests: Record<string, string>
  /** The loaded lazy files of each journey and of each file of stories, as positions in `lazy`. */
  loads: Record<string, number[]>
}

export const REACH_FILE = 'tests/reach/reach.json'

/** The id of a journey in the record. Its group, one of the titles, may name its transport. */
export const journeyKey = (file: string, titles: readonly string[]) => [file, ...titles].join(' › ')

/** The file of a journey, or of stories, in the record. */
export const fileOfKey = (key: string) => key.split(' › ')[0] ?? key

export const fingerprint = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 8)

/** The record as text: a line for each journey, so that a change is readable. */
export function textOf({ lazy, tests, loads }: ReachRecord): string {
  const object = (entries: object) =>
    Object.entries(entries).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const part = (name: string, entries: object) => `  "${name}": {\n${object(entries).join(',\n')}\n  }`
  return `{\n${[part('lazy', lazy), part('tests', tests), part('loads', loads)].join(',\n')}\n}\n`
}

/**
 * The record in which the tests of these files are replaced by those that were recorded again. It keeps the former
 * list of lazy files: one that it does not have counts as loaded by every page, because the other tests may load it.
 */
export function recordedAgain(former: ReachRecord, again: ReachRecord, files: readonly string[]): ReachRecord {
  const others = <T>(entries: Record<string, T>) =>
    Object.entries(entries).filter(([key]) => !files.includes(fileOfKey(key)))
  const inOrder = <T>(entries: [string, T][]) =>
    Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
  const positions = new Map(Object.keys(former.lazy).map((file, position) => [file, position]))
  const loads = Object.keys(again.loads).map((key): [string, number[]] => [
    key,
    [...(loadedBy(again, key) ?? [])].flatMap((file) => positions.get(file) ?? []).sort((a, b) => a - b),
  ])
  return {
    lazy: former.lazy,
    tests: inOrder([...others(former.tests), ...Object.entries(again.tests)]),
    loads: inOrder([...others(former.loads), ...loads]),
  }
}

/** The lazy files that a journey loads; undefined if it was not recorded. */
export function loadedBy({ lazy, loads }: ReachRecord, key: string): Set<string> | undefined {
  const files = Object.keys(lazy)
  const positions = Object.hasOwn(loads, key) ? loads[key] : undefined
  return positions && new Set(positions.flatMap((position) => files[position] ?? []))
}
