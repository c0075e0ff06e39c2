import { parseArgs } from 'node:util'
import { isEngine, unknownEngine } from '#tests/support/engine.ts'
import type { Engine } from '#tests/support/engine.ts'

/** A part of the whole test run. */
export interface Stage {
  name: string
  runner: 'vitest' | 'playwright' | 'check'
  command: string[]
  /** What selects the tests of a file, if they are not in that file: their titles begin with its path. */
  chooses?: 'title'
  /** The number of tests that were chosen from the stage one by one. */
  tests?: number
  /** Runs from the start beside the other stages, which do not use the processors all the time. */
  isInBackground?: boolean
  /** Its failed tests do not run a second time. */
  runsOnce?: boolean
}

/** What is installed in place of the browsers of Playwright. */
interface Installed {
  /** Whether WebKit is that of a Linux distribution. */
  isWebKitGtk?: boolean
}

const vitest = (name: string): Stage => ({
  name,
  runner: 'vitest',
  command: ['vitest', 'run', '--project', name, '--reporter=dot', '--reporter=./tests/run/vitestReporter.ts'],
})
const playwright = (name: string, ...projects: string[]): Stage => ({
  name,
  runner: 'playwright',
  command: ['playwright', 'test', '-c', 'tests', ...projects.map((project) => `--project=${project}`)],
})
const check = (name: string, ...command: string[]): Stage => ({ name, runner: 'check', command })

const STAGES: Stage[] = [
  check('types', 'tsc', '--noEmit'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('format', 'oxfmt', '--check'),
  check('unused', 'knip'),
  vitest('unit'),
  vitest('stories'),
  playwright('e2e', 'tools', 'journeys'),
  playwright('visual', 'visual'),
  { ...playwright('robot', 'robot'), isInBackground: true },
]

/** In the other engines: what a person sees and does, without the pictures, which are those of one Chromium. */
const STAGES_OF_OTHERS = ['stories', 'e2e']

/** WebKitGTK is driven over plain WebDriver: it plays the stories of the static Storybook, and no journeys. */
const STAGE_OF_WEBKIT_GTK: Stage = { ...playwright('stories', 'webkit-gtk'), chooses: 'title' }

/** The stage of a test file; a line number may follow its path. */
const STAGE_OF_FILE: [RegExp, string][] = [
  [/\.test\.tsx?(:\d+)?$/, 'unit'],
  [/\.stories\.tsx(:\d+)?$/, 'stories'],
  [/\.(e2e|live|replay)\.ts(:\d+)?$/, 'e2e'],
  [/\.visual\.ts(:\d+)?$/, 'visual'],
  [/\.robot\.ts(:\d+)?$/, 'robot'],
]

/** The engine of a command line: `--browser firefox`. */
export function engineOf(args: string[]): Engine {
  const { browser = 'chromium' } = parsed(args).values
  if (!isEngine(browser)) throw unknownEngine(browser)
  return browser
}

/** Parses a command line: `unit stories`, `tests/e2e/chats.e2e.ts`, `--shard=1/4`, `--list`, `--browser firefox`. */
export function chosenStages(args: string[], { isWebKitGtk = false }: Installed = {}): Stage[] {
  const { positionals, values } = parsed(args)
  const { shard, list } = values
  const engine = engineOf(args)
  const stages = stagesIn(engine, isWebKitGtk)
  if (shard !== undefined && !isShard(shard)) throw new Error(`"${shard}" is no shard; write --shard=1/4.`)
  const wanted = positionals.map((word) => {
    const file = stageOfFile(word)
    const name = file ?? STAGES.find((stage) => stage.name === word)?.name
    if (name === undefined)
      throw new Error(
        `"${word}" is neither a stage nor a file of tests; the stages are ${STAGES.map((stage) => stage.name).join(', ')}.`,
      )
    if (!stages.some((stage) => stage.name === name)) throw notIn(engine, name, isWebKitGtk)
    return { name, ...(file !== undefined && { file: word }) }
  })
  return stages
    .filter(({ name }) => wanted.length === 0 || wanted.some((one) => one.name === name))
    .filter(({ runner }) => runner !== 'check' || (!list && (shard === undefined || shard.startsWith('1/'))))
    .map((stage) => {
      const asked = wanted.filter(({ name }) => name === stage.name)
      // The whole stage, if it is named together with one of its files.
      const files = asked.every(({ file }) => file) ? asked.flatMap(({ file }) => file ?? []) : []
      const command = list ? listing(stage, shard) : stage.command
      const part = shard !== undefined && stage.runner !== 'check' ? [`--shard=${shard}`] : []
      return { ...stage, command: [...command, ...part, ...(stage.chooses === 'title' ? byTitle(files) : files)] }
    })
}

function parsed(args: string[]) {
  return parseArgs({
    // The revision is optional, which parseArgs does not know.
    args: args.map((word) => (word === '--changed' ? '--changed=' : word)),
    allowPositionals: true,
    options: {
      shard: { type: 'string' },
      list: { type: 'boolean' },
      browser: { type: 'string' },
      changed: { type: 'string' },
    },
  })
}

/** With `--changed`: the revision to compare with, '' without one. */
export function changedOf(args: string[]): string | undefined {
  const { positionals, values } = parsed(args)
  const { changed, shard } = values
  if (changed !== undefined && (shard !== undefined || positionals.some((word) => stageOfFile(word))))
    throw new Error('--changed chooses the files itself: name stages beside it, no files and no shard.')
  return changed
}

const stageOfFile = (word: string) => STAGE_OF_FILE.find(([pattern]) => pattern.test(word))?.[1]

function stagesIn(engine: Engine, isWebKitGtk: boolean): Stage[] {
  if (engine === 'chromium') return STAGES
  if (engine === 'webkit' && isWebKitGtk) return [STAGE_OF_WEBKIT_GTK]
  return STAGES.filter(({ name }) => STAGES_OF_OTHERS.includes(name))
}

function notIn(engine: Engine, stage: string, isWebKitGtk: boolean): Error {
  if (engine === 'webkit' && isWebKitGtk && stage === 'e2e')
    return new Error('Journeys in WebKit need its build of Playwright: run `npx playwright install webkit`.')
  const stages = stagesIn(engine, isWebKitGtk).map(({ name }) => name)
  return new Error(`"${stage}" is a stage of Chromium only; --browser ${engine} runs ${stages.join(' and ')}.`)
}

/** The option of Playwright that selects the tests whose titles contain one of the paths. */
export function byTitle(paths: string[]): string[] {
  const patterns = paths.map((path) => path.replace(/:\d+$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return patterns.length > 0 ? [`--grep=${patterns.join('|')}`] : []
}

/** The same stage for output to a file or a pipe: without the progress of its tests. */
export function withoutProgress(stage: Stage): Stage {
  return { ...stage, command: stage.command.filter((word) => word !== '--reporter=dot') }
}

/** The stages that run one after the other, and those that run beside them in one worker each. */
export function inBackground(stages: readonly Stage[]): { inTurn: Stage[]; background: Stage[] } {
  const inTurn = stages.filter(({ isInBackground }) => !isInBackground)
  if (inTurn.length === 0) return { inTurn: [...stages], background: [] }
  const background = stages
    .filter(({ isInBackground }) => isInBackground)
    .map((stage) => ({ ...stage, command: [...stage.command, '--workers=1'] }))
  return { inTurn, background }
}

/**
 * The order in which stages begin that run side by side: first one that needs no build, because the builds take half a
 * minute, then the longest. The checks are short: at the end they keep the processors busy.
 */
export function inOrderOfBeginning(stages: readonly Stage[]): Stage[] {
  const hasStories = stages.some(({ name }) => name === 'stories')
  const order = hasStories ? ['stories', 'e2e', 'unit', 'visual'] : ['unit', 'e2e', 'visual']
  const turnOf = ({ name }: Stage) => (order.includes(name) ? order.indexOf(name) : order.length)
  return stages.toSorted((one, other) => turnOf(one) - turnOf(other))
}

/** Whether a stage opens a browser. */
export function needsBrowser({ name }: Stage): boolean {
  return ['stories', 'e2e', 'visual', 'robot'].includes(name)
}

/** The same stage for its failed tests only: in one worker. */
export function runningAgain(stage: Stage, failedFiles: string[]): Stage {
  const command =
    stage.runner === 'playwright'
      ? [...stage.command, '--last-failed', '--workers=1']
      : [
          ...stage.command.filter((word) => !/^--(shard|maxWorkers)=/.test(word) && !stageOfFile(word)),
          '--maxWorkers=1',
          ...failedFiles,
        ]
  return { ...stage, command }
}

function listing({ runner, name, command }: Stage, shard: string | undefined): string[] {
  if (runner === 'playwright') return [...command, '--list']
  // `vitest list` ignores the shard.
  return shard === undefined
    ? ['vitest', 'list', '--project', name, '--filesOnly']
    : ['node', 'tests/run/listShard.ts', name]
}

export function isShard(shard: string): boolean {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  return part !== undefined && Number(part) >= 1 && Number(part) <= Number(of)
}
