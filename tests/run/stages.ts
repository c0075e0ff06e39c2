import { parseArgs } from 'node:util'

export const CHECKS: Record<string, string> = {
  types: 'tsc --noEmit',
  lint: 'oxlint --type-aware --deny-warnings',
  format: 'oxfmt --check',
  unused: 'knip',
}

export type Runner = 'vitest' | 'playwright'

interface Stage {
  runner: Runner
  projects: string[]
  /** The file names of its tests; a line number may follow. */
  files: RegExp
}

const STAGES: Record<string, Stage> = {
  unit: { runner: 'vitest', projects: ['unit'], files: /\.test\.tsx?(:\d+)?$/ },
  stories: { runner: 'vitest', projects: ['stories'], files: /\.stories\.tsx(:\d+)?$/ },
  e2e: {
    runner: 'playwright',
    projects: ['tools', 'journeys'],
    files: /\.(e2e|live|replay)\.ts(:\d+)?$/,
  },
  visual: { runner: 'playwright', projects: ['visual'], files: /\.visual\.ts(:\d+)?$/ },
}

/** What runs in Firefox and WebKit: pictures are those of one Chromium, and unit tests have no browser. */
const STAGES_OF_OTHER_ENGINES = ['stories', 'e2e']

/** WebKitGTK understands no Playwright: this project plays the stories of the static Storybook over WebDriver. */
const WEBKIT_GTK: Stage = { runner: 'playwright', projects: ['webkit-gtk'], files: /\.(gtk\.ts|stories\.tsx)$/ }

function isShard(shard: string): boolean {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  return part !== undefined && Number(part) >= 1 && Number(part) <= Number(of)
}

/** The stage of a file of tests. */
export function stageOf(file: string): string | undefined {
  const stage = Object.keys(STAGES).find((name) => STAGES[name]?.files.test(file))
  return stage ?? (WEBKIT_GTK.files.test(file) ? 'stories' : undefined)
}

/** Parses a command line: `unit stories`, `tests/e2e/search.e2e.ts`, `--shard=1/4`, `--list`, `--browser firefox`. */
export function wordsOf(args: string[]) {
  const { positionals, values } = parseArgs({
    // The revision is optional, which parseArgs does not know.
    args: args.map((word) => (word === '--changed' ? '--changed=' : word)),
    allowPositionals: true,
    options: {
      shard: { type: 'string' },
      list: { type: 'boolean', default: false },
      browser: { type: 'string', default: 'chromium' },
      changed: { type: 'string' },
    },
  })
  const { shard } = values
  if (shard !== undefined && !isShard(shard)) throw new Error(`"${shard}" is no shard; write --shard=1/4.`)
  const isOther = values.browser !== 'chromium'
  const known = [...Object.keys(CHECKS), ...Object.keys(STAGES)]
  const files = positionals.filter((word) => !known.includes(word))
  const named = positionals.map((word) => (files.includes(word) ? stageOf(word) : word))
  if (named.includes(undefined))
    throw new Error(`"${files[0]}" is neither a stage nor a file of tests; the stages are ${known.join(', ')}.`)
  if (files.length > 0 && files.length < named.length) throw new Error('Name stages or files of tests, not both.')
  const ofEngine = isOther ? STAGES_OF_OTHER_ENGINES : known
  const other = named.find((name = '') => !ofEngine.includes(name))
  if (other)
    throw new Error(`"${other}" is a stage of Chromium only; --browser ${values.browser} runs stories and e2e.`)
  return { ...values, files, stages: ofEngine.filter((name) => named.length === 0 || named.includes(name)) }
}

export type Words = ReturnType<typeof wordsOf>

/** The command of a runner with everything that is wanted of it; undefined if nothing is. */
export function commandOf(runner: Runner, words: Words, isWebKitGtk = false): string[] | undefined {
  const all: Record<string, Stage> = isWebKitGtk ? { stories: WEBKIT_GTK } : STAGES
  if (words.stages.every((name) => !all[name] && !CHECKS[name]))
    throw new Error('Journeys in WebKit need its build of Playwright: run `npx playwright install webkit`.')
  const stages = words.stages.flatMap((name) => (all[name]?.runner === runner ? all[name] : []))
  if (stages.length === 0) return undefined
  const projects = stages.flatMap((stage) => stage.projects.map((project) => `--project=${project}`))
  const shard = words.shard ? [`--shard=${words.shard}`] : []
  const files = words.files.filter((file) => stages.some((stage) => stage.files.test(file)))
  // The titles of the tests of WebKitGTK begin with the files of their stories.
  const selected = isWebKitGtk && files.length > 0 ? [`--grep=${files.join('|')}`] : files
  return [...(words.list ? LIST[runner] : RUN[runner]), ...projects, ...shard, ...selected]
}

const RUN = { vitest: ['vitest', 'run', '--retry=1'], playwright: ['playwright', 'test', '-c', 'tests', '--retries=1'] }
const LIST = { vitest: ['vitest', 'list', '--filesOnly'], playwright: ['playwright', 'test', '-c', 'tests', '--list'] }
