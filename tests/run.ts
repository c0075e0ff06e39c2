// npm test [-- unit stories e2e visual | tests/e2e/search.e2e.ts … | --shard=1/4 | --list | --browser firefox | --changed]
// Runs the checks, then Vitest, then Playwright, and adds up their reports: the last line is "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { endWith, endWithHelp, firstSentenceOf, isAskingForHelp } from '#src/build/commandLine.ts'
import { optionsForChanges } from './run/changed.ts'
import { playwrightResults, summaryOf, type TestResult, vitestResults } from './run/report.ts'
import { CHECKS, commandOf, type Runner, stageOf, wordsOf } from './run/stages.ts'
import { isEngine, unknownEngine } from './support/engine.ts'

const project = resolve(import.meta.dirname, '..')
const reports = process.env.PERIGEE_REPORTS ?? join(project, '.cache', 'reports')
const isWatched = process.stdout.isTTY
/** Playwright sets FORCE_COLOR in its workers; Node writes a warning into each process that also has NO_COLOR. */
const WITHOUT_COLOURS = {
  vitest: { NO_COLOR: '1', FORCE_COLOR: undefined },
  playwright: { NO_COLOR: undefined, FORCE_COLOR: '0' },
}
const isShell = process.platform === 'win32'
const binary = (name = '') => join(project, 'node_modules', '.bin', name)

const { words, commands } = await prepared().catch((failure: unknown) => endWith(firstSentenceOf(failure)))
if (words.list) {
  const ends = commands.map(([, [name, ...args]]) =>
    spawnSync(binary(name), args, { stdio: 'inherit', shell: isShell }),
  )
  process.exit(ends.every(({ status }) => status === 0) ? 0 : 1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const isFirstShard = !words.shard || words.shard.startsWith('1/')
const checks = words.stages.filter((name) => CHECKS[name] && isFirstShard)
const stages: Record<string, TestResult[]> = Object.fromEntries(
  await Promise.all(checks.map(async (name) => [name, await check(name, CHECKS[name]?.split(' ') ?? [])])),
)
for (const [runner, command] of commands)
  for (const [stage, tests] of Map.groupBy(run(runner, command), ({ file }) => stageOf(file) ?? runner))
    stages[stage] = tests

console.log('')
const hasFailed = (name: string) => stages[name]?.some(({ status }) => status === 'failed')
if (hasFailed('visual'))
  console.log(`Pictures before, after and their difference: ${relative('.', join(reports, 'playwright/index.html'))}\n`)
for (const line of summaryOf(stages)) console.log(line)
process.exitCode = Object.keys(stages).some(hasFailed) ? 1 : 0

/** What runs. Without a browser, the run ends here with one sentence, instead of minutes later with a stack. */
async function prepared() {
  if (isAskingForHelp())
    endWithHelp(
      'npm test -- [stage …] [file …] [--changed[=REVISION]] [--shard=1/4] [--list] [--browser firefox|webkit]',
    )
  const words = wordsOf(process.argv.slice(2))
  const { browser, changed } = words
  if (!isEngine(browser)) throw unknownEngine(browser)
  // The runners read it: tests/support/engine.ts.
  process.env.PERIGEE_ENGINE = browser
  const needsBrowser = words.stages.some((name) => !CHECKS[name] && name !== 'unit')
  if (needsBrowser && !words.list) await (await import('./support/browser.ts')).prepareBrowser()
  const isWebKitGtk = browser === 'webkit' && !(await import('./support/webkit.ts')).hasPlaywrightWebKit()
  const options = changed === undefined ? undefined : optionsForChanges(changed)
  const commands = (['vitest', 'playwright'] as const).flatMap((runner): [Runner, string[]][] => {
    const command = commandOf(runner, words, isWebKitGtk)
    return command ? [[runner, [...command, ...(options?.[runner] ?? [])]]] : []
  })
  return { words, commands }
}

/** Prints the output of a check after it has ended: the checks run side by side. */
async function check(name: string, [program, ...args]: string[]): Promise<TestResult[]> {
  const child = spawn(binary(program), args, { cwd: project, shell: isShell, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  console.log(`\n── ${name}: ${program} ${args.join(' ')}\n${said}${complaints}`.trimEnd())
  return code === 0 ? [] : [{ file: name, title: `ended with code ${code}`, status: 'failed' }]
}

/** Runs a runner to its end; returns its tests. A runner that fails outside its tests counts as one failed test. */
function run(runner: Runner, [program, ...args]: string[]): TestResult[] {
  const report = join(reports, `${runner}.json`)
  const progress = isWatched ? 'dot' : 'minimal'
  const reporters = [`--reporter=${progress}`, '--reporter=json', `--outputFile.json=${report}`]
  console.log(`\n── ${[program, ...args].join(' ')}`)
  const started = Date.now()
  const { status, signal } = spawnSync(binary(program), runner === 'vitest' ? [...args, ...reporters] : args, {
    cwd: project,
    shell: isShell,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      CI: '1',
      ...process.env,
      ...(isWatched ? {} : WITHOUT_COLOURS[runner]),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(reports, 'playwright'),
    },
  })
  console.log(`${program}: ${Math.round((Date.now() - started) / 1000)} s`)
  const tests = read(runner, report)
  if (status === 0 || tests.some((test) => test.status === 'failed')) return tests
  return [...tests, { file: runner, title: `${runner} ended with ${signal ?? `code ${status}`}`, status: 'failed' }]
}

function read(runner: Runner, path: string): TestResult[] {
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return runner === 'vitest' ? vitestResults(report as never, project) : playwrightResults(report as never)
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw failure
  }
}
