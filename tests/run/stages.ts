import { parseArgs } from 'node:util'

/** A part of the whole test run. */
export interface Stage {
  name: string
  runner: 'vitest' | 'playwright' | 'check'
  command: string[]
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
  playwright('e2e', 'worker', 'in-page', 'live', 'storybook', 'replay'),
  playwright('visual', 'visual'),
]

/** The stage of a test file; a line number may follow its path. */
const STAGE_OF_FILE: [RegExp, string][] = [
  [/\.test\.tsx?(:\d+)?$/, 'unit'],
  [/\.stories\.tsx(:\d+)?$/, 'stories'],
  [/\.(e2e|live|replay)\.ts(:\d+)?$/, 'e2e'],
  [/\.visual\.ts(:\d+)?$/, 'visual'],
]

/** Parses a command line: `unit stories`, `tests/e2e/chats.e2e.ts`, `--shard=1/4`, `--list`. */
export function chosenStages(args: string[]): Stage[] {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { shard: { type: 'string' }, list: { type: 'boolean' } },
  })
  const { shard, list } = values
  if (shard !== undefined && !isShard(shard)) throw new Error(`"${shard}" is no shard; write --shard=1/4.`)
  const wanted = positionals.map((word) => {
    const name = STAGE_OF_FILE.find(([pattern]) => pattern.test(word))?.[1]
    if (name) return { name, file: word }
    if (STAGES.some((stage) => stage.name === word)) return { name: word }
    throw new Error(
      `"${word}" is neither a stage nor a file of tests; the stages are ${STAGES.map((stage) => stage.name).join(', ')}.`,
    )
  })
  return STAGES.filter(({ name }) => wanted.length === 0 || wanted.some((one) => one.name === name))
    .filter(({ runner }) => runner !== 'check' || (!list && (shard === undefined || shard.startsWith('1/'))))
    .map((stage) => {
      const asked = wanted.filter(({ name }) => name === stage.name)
      // The whole stage, if it is named together with one of its files.
      const files = asked.every(({ file }) => file) ? asked.flatMap(({ file }) => file ?? []) : []
      const command = list ? listing(stage, shard) : stage.command
      const part = shard !== undefined && stage.runner !== 'check' ? [`--shard=${shard}`] : []
      return { ...stage, command: [...command, ...part, ...files] }
    })
}

/** The same stage for output to a file or a pipe: without the progress of its tests. */
export function withoutProgress(stage: Stage): Stage {
  return { ...stage, command: stage.command.filter((word) => word !== '--reporter=dot') }
}

/** Whether a stage opens a browser. */
export function needsBrowser({ name }: Stage): boolean {
  return name === 'stories' || name === 'e2e' || name === 'visual'
}

/** The same stage for its failed tests only: in one worker. */
export function runningAgain(stage: Stage, failedFiles: string[]): Stage {
  const command =
    stage.runner === 'playwright'
      ? [...stage.command, '--last-failed', '--workers=1']
      : [...stage.command.filter((word) => !word.startsWith('--shard')), '--maxWorkers=1', ...failedFiles]
  return { ...stage, command }
}

function listing({ runner, name, command }: Stage, shard: string | undefined): string[] {
  if (runner === 'playwright') return [...command, '--list']
  // `vitest list` ignores the shard.
  return shard === undefined
    ? ['vitest', 'list', '--project', name, '--filesOnly']
    : ['node', 'tests/run/listShard.ts', name]
}

function isShard(shard: string): boolean {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  return part !== undefined && Number(part) >= 1 && Number(part) <= Number(of)
}
