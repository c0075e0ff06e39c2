/** What the pages of journeys, pictures and stories have loaded, as `npm run reach` recorded it. */
export interface ReachRecord {
  /** The lazy files that the record knows. Of any other, nobody has seen who loads it. */
  lazy: string[]
  /** The loaded lazy files of each journey and of each file of stories, as indices of `lazy`. */
  loads: Record<string, number[]>
}

export const REACH_FILE = 'tests/reach/reach.json'

/** The id of a journey in the record, the same with every transport. */
export const journeyKey = (file: string, titles: readonly string[]) => [file, ...titles].join(' › ')

/** The record as text: a line for each journey, so that a change is readable. */
export function textOf({ lazy, loads }: ReachRecord): string {
  const line = (key: string) => `    ${JSON.stringify(key)}: ${JSON.stringify(loads[key])}`
  const lines = Object.keys(loads).sort().map(line).join(',\n')
  return `{\n  "lazy": ${JSON.stringify(lazy, undefined, 4).replace(/\]$/, '  ]')},\n  "loads": {\n${lines}\n  }\n}\n`
}

/** The lazy files that a journey loads; undefined if it was never recorded. */
export function loadedBy({ lazy, loads }: ReachRecord, key: string): Set<string> | undefined {
  const indices = Object.hasOwn(loads, key) ? loads[key] : undefined
  return indices && new Set(indices.flatMap((index) => lazy[index] ?? []))
}
