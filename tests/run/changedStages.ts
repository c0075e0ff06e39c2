import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { AllTests, ReachedTests, TestStage } from '#tests/reach/reachedTests.ts'
import { isDocumentation } from '#tests/reach/filesRead.ts'
import { testListOf } from '#tests/reach/listedTests.ts'
import type { Stage } from './stages.ts'

const TEST_STAGES: readonly string[] = ['unit', 'stories', 'e2e', 'visual'] satisfies TestStage[]

const isTestStage = (name: string): name is TestStage => TEST_STAGES.includes(name)

/**
 * Up to so many chosen files or tests, a stage has one worker. The stages run side by side, so that the processors are
 * busy, and each further worker starts a browser or imports the same modules again. More journeys, which take longer than
 * everything else, and more pictures, which run last, have a worker for each processor.
 */
const FOR_ONE_WORKER: Record<TestStage, number> = { unit: 120, stories: 20, e2e: 20, visual: 40 }

/** The projects of Playwright in the commands of these stages. */
export function projectsOf(stages: readonly Stage[]): string[] {
  return stages
    .filter(({ runner }) => runner === 'playwright')
    .flatMap(({ command }) => command.flatMap((word) => /^--project=(.+)/.exec(word)?.[1] ?? []))
}

interface Concerned {
  changed: readonly string[]
  tests: ReachedTests
  /** The files for the linter; undefined: all. */
  linted: readonly string[] | undefined
}

/** The stages that a change concerns, with only the files and tests that it reaches. */
export function changedStages(
  stages: readonly Stage[],
  { changed, tests, linted }: Concerned,
  listFile: (stage: string) => string,
): Stage[] {
  return stages.flatMap((stage): Stage | [] => {
    const { name, command } = stage
    // Its walks reach every page.
    if (name === 'robot') return []
    if (!isTestStage(name)) return checkOf(stage, changed, linted)
    const { run, leftOut } = tests[name]
    if (run.length === 0) return []
    if (leftOut === 0) return stage
    const isSmall = run.length <= FOR_ONE_WORKER[name]
    if (name === 'unit' || name === 'stories')
      return { ...stage, command: [...command, ...(isSmall ? ['--maxWorkers=1'] : []), ...tests[name].run] }
    const journeys = tests[name].run
    writeFileSync(listFile(name), testListOf(journeys))
    // A build is made for each project that is named.
    const projects = new Set(journeys.map(({ project }) => `--project=${project}`))
    const words = command.filter((word) => !word.startsWith('--project=') || projects.has(word))
    const workers = [`--workers=${isSmall ? 1 : availableParallelism()}`]
    // A picture that differs after a change is no flaky test: somebody looks at it.
    const runsOnce = name === 'visual'
    return { ...stage, runsOnce, tests: run.length, command: [...words, ...workers, `--test-list=${listFile(name)}`] }
  })
}

/** A check of the files that it concerns; nothing if it concerns none. */
function checkOf(stage: Stage, changed: readonly string[], linted: readonly string[] | undefined): Stage | [] {
  const withWords = (...words: string[]) => ({ ...stage, command: [...stage.command, ...words] })
  if (stage.name === 'format') return changed.length > 0 ? stage : []
  if (changed.every(isDocumentation)) return []
  if (stage.name === 'unused') return withWords('--cache', '--cache-location=.cache/knip')
  if (stage.name !== 'lint' || !linted) return stage
  return linted.length > 0 ? withWords(...linted) : []
}

const WORDS: Record<TestStage, string> = {
  unit: 'files of unit tests',
  stories: 'files of stories',
  e2e: 'journeys',
  visual: 'pictures',
}

/** What runs of each stage, before the run. */
export function chosenText(reached: ReachedTests, all: AllTests, linted: readonly string[] | undefined): string[] {
  const lint = linted === undefined ? [] : [`lint: ${linted.length} files`]
  const tests = (Object.keys(WORDS) as TestStage[])
    .filter((stage) => all[stage].length > 0)
    .map((stage) => {
      const { run, because } = reached[stage]
      const reason = because === undefined ? '' : `, because ${because} reaches all of them`
      return `${stage}: ${run.length} of ${all[stage].length} ${WORDS[stage]}${reason}`
    })
  return [...lint, ...tests]
}

/** What was left out, and why that is safe: one paragraph. */
export function leftOutText(reached: ReachedTests, all: AllTests, linted: readonly string[] | undefined): string {
  const stages = (Object.keys(WORDS) as TestStage[]).filter(
    (stage) => reached[stage].leftOut > 0 && all[stage].length > 0,
  )
  const lint = linted === undefined ? [] : ['lint of the other files']
  if (stages.length + lint.length === 0) return 'Nothing was left out.'
  const counts = [
    ...stages.map((stage) => `${reached[stage].leftOut} of ${all[stage].length} ${WORDS[stage]}`),
    ...lint,
  ].join(', ')
  const pages = stages.some((stage) => stage !== 'unit')
    ? ' What pages load later is taken from the record of npm run reach; a test that is not in the record runs.'
    : ''
  return `Left out: ${counts}, and the robot. No file that they import, load or read has changed.${pages} Before a merge, run npm test.`
}
