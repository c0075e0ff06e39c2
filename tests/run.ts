// npm test [-- unit stories e2e visual | tests/e2e/chats.e2e.ts … | --shard=1/4 | --list | --browser firefox | --changed]
// Runs everything, or the named parts, runs failed tests once more, alone, and prints the totals in the last line.
import { spawn as start, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { playwrightReport } from './run/playwrightReport.ts'
import { changedOf, chosenStages, engineOf, needsBrowser, runningAgain, withoutProgress } from './run/stages.ts'
import type { Stage } from './run/stages.ts'
import { afterRunningAgain, failedCount, isWorthRunningAgain, summaryOf } from './run/stageReport.ts'
import type { StageReport } from './run/stageReport.ts'

const project = resolve(import.meta.dirname, '..')
const reports = process.env.PERIGEE_REPORTS ?? join(project, '.cache', 'reports')
const HOUR_MS = 60 * 60_000
const isWindows = process.platform === 'win32'
const WITHOUT_COLOURS = { NO_COLOR: '1', FORCE_COLOR: undefined }
/** Playwright sets FORCE_COLOR in its workers; Node writes a warning into each process that also has NO_COLOR. */
const PLAYWRIGHT_WITHOUT_COLOURS = { NO_COLOR: undefined, FORCE_COLOR: '0' }
const EMPTY: StageReport = { passed: [], failures: [], skipped: 0, outside: [] }

/** No progress dots and no colours without a terminal: they would be longer than the rest of the output. */
const isWatched = process.stdout.isTTY

const args = process.argv.slice(2)
const engine = await orEnd(() => engineOf(args))
// The runners read it: tests/support/engine.ts.
process.env.PERIGEE_ENGINE = engine
const isWebKitGtk = engine === 'webkit' && !(await import('./support/webkit.ts')).hasPlaywrightWebKit()
const revision = await orEnd(() => changedOf(args))
const named = await orEnd(() => chosenStages(args, { isWebKitGtk }))
const changed =
  revision === undefined
    ? undefined
    : await orEnd(async () => (await import('./run/chooseChanged.ts')).chooseChanged(project, named, revision))
for (const line of changed?.before ?? []) console.log(line)
const stages = (changed?.stages ?? named).map((stage) => (isWatched ? stage : withoutProgress(stage)))
// Once, with one sentence: otherwise each stage would report it, minutes later, with its runner's stack.
if (!args.includes('--list') && stages.some(needsBrowser))
  await orEnd(async () => (await import('./support/browser.ts')).prepareBrowser())
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

if (args.includes('--list')) {
  const ends = stages.map((stage) => spawn(stage, stage.name).status)
  process.exit(ends.every((status) => status === 0) ? 0 : 1)
}

const checks = stages.filter(({ runner }) => runner === 'check')
const tests = stages.filter(({ runner }) => runner !== 'check')
// Runs the checks in parallel, because each uses one processor; the tests in sequence, because they use all.
const checked = await Promise.all(checks.map(async (stage) => ({ stage, ...(await check(stage)) })))
const first = [...checked, ...tests.map((stage) => ({ stage, ...run(stage, stage.name) }))]
const results = first.map(({ stage, report, seconds }) => {
  const again = isWorthRunningAgain(report)
    ? run(runningAgain(stage, filesOf(report)), `${stage.name}-again`)
    : undefined
  return {
    name: stage.name,
    seconds: seconds + (again?.seconds ?? 0),
    result: afterRunningAgain(report, again?.report),
  }
})

console.log('')
for (const { name, result } of results) {
  const page = [`${name}-again`, name].map((run) => join(reports, run, 'index.html')).find((path) => existsSync(path))
  if (name === 'visual' && result.failures.length > 0 && page)
    console.log(`Pictures before, after and their difference: ${relative(process.cwd(), page)}\n`)
}
if (changed) console.log(`${changed.after}\n`)
for (const line of summaryOf(results)) console.log(line)
process.exitCode = results.some(({ result }) => failedCount(result) > 0) ? 1 : 0

/** Ends the run with one sentence if a step fails. */
async function orEnd<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (failure) {
    console.error(failure instanceof Error ? (failure.message.split('. ')[0] ?? '').replace(/\.?$/, '.') : failure)
    process.exit(2)
  }
}

interface StageRun {
  report: StageReport
  seconds: number
}

/** Prints the output of the check after it has ended. */
async function check(stage: Stage): Promise<StageRun> {
  const [binary = '', ...rest] = stage.command
  const started = Date.now()
  const child = start(pathOf(binary), rest, {
    cwd: project,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(!isWatched && { env: { ...process.env, ...WITHOUT_COLOURS } }),
    timeout: HOUR_MS,
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  const [end, said, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  console.log(`\n── ${stage.name}: ${stage.command.join(' ')}\n${said}${complaints}`)
  const outside = end === 'code 0' ? [] : [`${stage.name} ended with ${end}.`]
  return { report: { ...EMPTY, outside }, seconds: secondsSince(started) }
}

/** Runs a stage of tests; its report is stored under `name`. */
function run(stage: Stage, name: string): StageRun {
  console.log(`\n── ${name}: ${stage.command.filter((word) => !word.startsWith('--reporter')).join(' ')}`)
  const started = Date.now()
  const { status, signal, error } = spawn(stage, name)
  const seconds = secondsSince(started)
  const report = read(stage, name)
  const end = `${name} ended with ${error?.message ?? signal ?? `code ${status}`}`
  if (!report) return { report: { ...EMPTY, outside: [`${end} and left no report.`] }, seconds }
  // A stage that fails outside its tests counts as one failure, so that a crash is never green.
  const missing = stage.tests === undefined || name !== stage.name ? 0 : stage.tests - countOf(report)
  if (missing > 0) report.outside.push(`${missing} of the ${stage.tests} chosen tests of ${name} did not run.`)
  const isExplained = status === 0 || report.failures.length + report.outside.length > 0
  return { report: isExplained ? report : { ...report, outside: [`${end}.`] }, seconds }
}

function spawn({ name: stage, runner, command: [binary = '', ...rest] }: Stage, name: string) {
  const withoutColours = runner === 'playwright' ? PLAYWRIGHT_WITHOUT_COLOURS : WITHOUT_COLOURS
  return spawnSync(pathOf(binary), rest, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CI: process.env.CI ?? '1',
      ...(isWatched ? {} : { ...withoutColours, PERIGEE_PROGRESS: 'none' }),
      PERIGEE_REPORT: reportOf(name),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(reports, name),
      // The file in which `--last-failed` finds the failed tests.
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(reports, `${stage}.last-run.json`),
    },
    timeout: HOUR_MS,
    shell: isWindows,
  })
}

const countOf = ({ passed, failures, skipped }: StageReport) => passed.length + failures.length + skipped

/** The report of a stage, if there is a valid one. */
function read({ runner }: Stage, name: string): StageReport | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(name), 'utf8'))
    return runner === 'playwright' ? playwrightReport(report, project) : (report as StageReport)
  } catch {
    return undefined
  }
}

function reportOf(name: string): string {
  return join(reports, `${name}.json`)
}

function filesOf({ failures }: StageReport): string[] {
  return [...new Set(failures.map(({ id }) => id.split(' › ')[0] ?? ''))]
}

function pathOf(binary: string): string {
  return join(project, 'node_modules', '.bin', binary)
}

function secondsSince(started: number): number {
  return Math.round((Date.now() - started) / 1000)
}
