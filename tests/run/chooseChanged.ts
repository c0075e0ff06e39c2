import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from '#tests/reach/changedFiles.ts'
import { listedTests } from '#tests/reach/listedTests.ts'
import { REACH_FILE, fingerprint } from '#tests/reach/reachRecord.ts'
import type { ReachRecord } from '#tests/reach/reachRecord.ts'
import { reachedTests } from '#tests/reach/reachedTests.ts'
import { sourceGraph } from '#tests/reach/sourceGraph.ts'
import { changedStages, chosenText, leftOutText, projectsOf } from './changedStages.ts'
import type { Stage } from './stages.ts'

interface Chosen {
  stages: Stage[]
  /** What runs. */
  before: string[]
  /** What was left out. */
  after: string
}

/** `npm test -- --changed`: of these stages, the tests that the changes since `revision` reach. */
export function chooseChanged(project: string, stages: readonly Stage[], revision: string): Chosen {
  const { since, files } = changedFiles(project, revision === '' ? undefined : revision)
  if (files.length === 0)
    return {
      stages: [],
      before: [`Nothing has changed since ${since}.`],
      after: 'Nothing was left out that could have changed.',
    }
  const all = listedTests(projectsOf(stages))
  const record = JSON.parse(readFileSync(join(project, REACH_FILE), 'utf8')) as ReachRecord
  const hasChanged = (file: string) => {
    const path = join(project, file)
    return existsSync(path) && fingerprint(readFileSync(path, 'utf8')) !== record.tests[file]
  }
  const reached = reachedTests(all, files, { graph: sourceGraph(), record, hasChanged })
  const folder = join(project, '.cache', 'changed')
  mkdirSync(folder, { recursive: true })
  const named = new Set(stages.map(({ name }) => name))
  const shown = Object.fromEntries(
    Object.entries(all).map(([stage, tests]) => [stage, named.has(stage) ? tests : []]),
  ) as unknown as typeof all
  return {
    stages: changedStages(stages, files, reached, (stage) => join(folder, `${stage}.txt`)),
    before: [`${files.length} files have changed since ${since}.`, ...chosenText(reached, shown)],
    after: leftOutText(reached, shown),
  }
}
