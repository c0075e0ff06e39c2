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
  /** What selects all its files beside a named file of another stage. */
  filter: string
}

const STAGES: Record<string, Stage> = {
  unit: { runner: 'vitest', projects: ['unit'], files: /\.test\.tsx?(:\d+)?$/, filter: '.test.' },
  stories: { runner: 'vitest', projects: ['stories'], files: /\.stories\.tsx(:\d+)?$/, filter: '.stories.' },
  e2e: {
    runner: 'playwright',
    projects: ['tools', 'journeys'],
    files: /\.(e2e|live|replay)\.ts(:\d+)?$/,
    filter: '(e2e|live|replay).ts',
  },
  visual: { runner: 'playwright', projects: ['visual'], files: /\.visual\.ts(:\d+)?$/, filter: 'visual.ts' },
}

/** What runs in Firefox and WebKit: pictures are those of one Chromium, and unit tests have no browser. */
const STAGES_OF_OTHER_ENGINES = ['stories', 'e2e']

/** WebKitGTK understands no Playwright: this project plays the stories of the static Storybook over WebDriver. */
const WEBKIT_GTK: Stage = { runner: 'playwright', projects: ['webkit-gtk'], files: /\.gtk\.ts$/, filter: '' }

export function isShard(shard: string): boolean {
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
  const wanted = positionals.map((word) => ({ word, stage: known.includes(word) ? word : stageOf(word) }))
  for (const { word, stage } of wanted) {
    if (stage === undefined)
      throw new Error(`"${word}" is neither a stage nor a file of tests; the stages are ${known.join(', ')}.`)
    if (isOther && !STAGES_OF_OTHER_ENGINES.includes(stage))
      throw new Error(`"${stage}" is a stage of Chromium only; --browser ${values.browser} runs stories and e2e.`)
  }
  const ofEngine = isOther ? STAGES_OF_OTHER_ENGINES : known
  const stages = ofEngine.filter((name) => wanted.length === 0 || wanted.some(({ stage }) => stage === name))
  return { ...values, wanted, stages }
}

export type Words = ReturnType<typeof wordsOf>

/** The command of a runner with everything that is wanted of it; undefined if nothing is. */
export function commandOf(runner: Runner, words: Words, isWebKitGtk = false): string[] | undefined {
  const named = words.stages.flatMap((name) => {
    const stage = isWebKitGtk && name === 'stories' ? WEBKIT_GTK : STAGES[name]
    return stage?.runner === runner ? { name, ...stage } : []
  })
  if (named.length === 0) return undefined
  if (isWebKitGtk && named.some(({ name }) => name === 'e2e') && words.wanted.length > 0)
    throw new Error('Journeys in WebKit need its build of Playwright: run `npx playwright install webkit`.')
  const projects = named
    .filter((stage) => !isWebKitGtk || stage.projects === WEBKIT_GTK.projects)
    .flatMap((stage) => stage.projects.map((project) => `--project=${project}`))
  if (projects.length === 0) return undefined
  const ofRunner = words.wanted.filter(({ stage }) => named.some(({ name }) => name === stage))
  const files = ofRunner.filter(({ word }) => !STAGES[word]).map(({ word }) => word)
  const whole = named.filter(({ name }) => ofRunner.some(({ word }) => word === name)).map(({ filter }) => filter)
  const filters = files.length > 0 ? [...files, ...whole] : []
  const list = words.list ? LIST[runner] : RUN[runner]
  const shard = words.shard ? [`--shard=${words.shard}`] : []
  // The titles of the tests of WebKitGTK begin with the files of their stories.
  const selected = isWebKitGtk && filters.length > 0 ? [`--grep=${files.join('|')}`] : filters
  return [...list, ...projects, ...shard, ...selected]
}

const RUN = { vitest: ['vitest', 'run', '--retry=1'], playwright: ['playwright', 'test', '-c', 'tests', '--retries=1'] }
const LIST = { vitest: ['vitest', 'list', '--filesOnly'], playwright: ['playwright', 'test', '-c', 'tests', '--list'] }
