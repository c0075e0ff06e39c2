import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from '#tests/reach/changedFiles.ts'
import { isDocumentation } from '#tests/reach/filesRead.ts'
import { lintedFiles } from '#tests/reach/lintedFiles.ts'
import { listedTests } from '#tests/reach/listedTests.ts'
import { REACH_FILE, fingerprint } from '#tests/reach/reachRecord.ts'
import type { ReachRecord } from '#tests/reach/reachRecord.ts'
import { reachedTests } from '#tests/reach/reachedTests.ts'
import { sourceGraph } from '#tests/reach/sourceGraph.ts'
import { changedStages, chosenText, leftOutText, projectsOf } from './changedStages.ts'
import type { Stage } from './stages.ts'
import { startBuilds } from './startBuilds.ts'

interface Chosen {
  stages: Stage[]
  /** What runs. */
  before: string[]
  /** What was left out. */
  after: string
  /** Ends when the builds that journeys and pictures need are made. */
  builds: Promise<void>
}

/** `npm test -- --changed`: of these stages, the tests that the changes since `revision` reach. */
export function chooseChanged(project: string, stages: readonly Stage[], revision: string): Chosen {
  const { since, files } = changedFiles(project, revision === '' ? undefined : revision)
  if (files.length === 0)
    return {
      stages: [],
      before: [`Nothing has changed since ${since}.`],
      after: 'There is nothing to run.',
      builds: Promise.resolve(),
    }
  // The robot always runs in full, or not at all.
  const projects = projectsOf(stages.filter(({ name }) => name !== 'robot'))
  // Playwright takes seconds to list its tests: meanwhile the builds begin.
  const builds = projects.length > 0 && !files.every(isDocumentation) ? makeBuilds() : Promise.resolve()
  const all = listedTests(projects)
  const record = JSON.parse(readFileSync(join(project, REACH_FILE), 'utf8')) as ReachRecord
  const hasChanged = (file: string) => {
    const path = join(project, file)
    return existsSync(path) && fingerprint(readFileSync(path, 'utf8')) !== record.tests[file]
  }
  const graph = sourceGraph()
  const reached = reachedTests(all, files, { graph, record, hasChanged })
  const folder = join(project, '.cache', 'changed')
  mkdirSync(folder, { recursive: true })
  const named = new Set(stages.map(({ name }) => name))
  const isLinting = named.has('lint') && !files.every(isDocumentation)
  const linted = isLinting ? lintedFiles(files, graph) : undefined
  const shown = Object.fromEntries(
    Object.entries(all).map(([stage, tests]) => [stage, named.has(stage) ? tests : []]),
  ) as unknown as typeof all
  return {
    stages: changedStages(stages, { changed: files, tests: reached, linted }, (stage) => join(folder, `${stage}.txt`)),
    before: [`${files.length} files have changed since ${since}.`, ...chosenText(reached, shown, linted)],
    after: leftOutText(reached, shown, linted),
    builds,
  }
}

/** One after the other, because other stages run meanwhile. */
async function makeBuilds(): Promise<void> {
  await startBuilds(['storybook'])
  await startBuilds(['mock', 'live'])
}
