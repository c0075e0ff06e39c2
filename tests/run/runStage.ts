import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, SpawnOptions, StdioOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { FEW_LEFT_FD } from './fewTestsLeft.ts'
import { playwrightReport } from './playwrightReport.ts'
import type { Stage } from './stages.ts'
import type { StageReport } from './stageReport.ts'

export const project = resolve(import.meta.dirname, '../..')
export const reports = process.env.PERIGEE_REPORTS ?? join(project, '.cache', 'reports')
const HOUR_MS = 60 * 60_000
/** How every program of a stage starts. */
const PROGRAM = { cwd: project, timeout: HOUR_MS, shell: process.platform === 'win32' }
const WITHOUT_COLOURS = { NO_COLOR: '1', FORCE_COLOR: undefined }
/** Playwright sets FORCE_COLOR in its workers; Node writes a warning into each process that also has NO_COLOR. */
const PLAYWRIGHT_WITHOUT_COLOURS = { NO_COLOR: undefined, FORCE_COLOR: '0' }
const EMPTY: StageReport = { passed: [], failures: [], skipped: 0, outside: [] }

/** No progress dots and no colours without a terminal: they would be longer than the rest of the output. */
export const isWatched = process.stdout.isTTY

export interface StageRun {
  report: StageReport
  seconds: number
}

/** Prints the output of the check after it has ended. */
export async function check(stage: Stage): Promise<StageRun> {
  const started = Date.now()
  const { end } = await aside(stage, isWatched ? process.env : { ...process.env, ...WITHOUT_COLOURS })
  const outside = end === 'code 0' ? [] : [`${stage.name} ended with ${end}.`]
  return { report: { ...EMPTY, outside }, seconds: secondsSince(started) }
}

/** Runs a stage of tests; its report is stored under `name`. Without a terminal, it calls `onFewLeft`. */
export async function run(stage: Stage, name: string, onFewLeft?: () => void): Promise<StageRun> {
  console.log(`\n── ${titleOf(stage, name)}`)
  const started = Date.now()
  const [binary = '', ...rest] = stage.command
  const options = optionsOf(stage, name)
  // In a terminal, the progress of two stages would be mixed. A shell does not pass the descriptor on.
  const says = onFewLeft && !isWatched && !options.shell
  const saying: SpawnOptions = {
    ...options,
    stdio: [...options.stdio, 'pipe'],
    env: { ...options.env, PERIGEE_SAYS_FEW_LEFT: '1' },
  }
  const child = spawn(pathOf(binary), rest, says ? saying : options)
  if (says) child.stdio[FEW_LEFT_FD]?.once('data', onFewLeft)
  return resultOf(stage, name, { started, end: await endOf(child) })
}

/** Runs a stage of tests beside others, and prints its output after it has ended. `priority`: see `os.setPriority`. */
export async function runAside(stage: Stage, priority?: number): Promise<StageRun> {
  const started = Date.now()
  const { end } = await aside(stage, environmentOf(stage, stage.name), priority)
  return resultOf(stage, stage.name, { started, end })
}

/** Runs the command of a stage without reading its report. */
export function runNow(stage: Stage, name: string) {
  const [binary = '', ...rest] = stage.command
  return spawnSync(pathOf(binary), rest, optionsOf(stage, name))
}

async function aside(stage: Stage, env: NodeJS.ProcessEnv, priority?: number): Promise<{ end: string }> {
  const [binary = '', ...rest] = stage.command
  const child = spawn(pathOf(binary), rest, { ...PROGRAM, stdio: ['ignore', 'pipe', 'pipe'], env })
  // The processes that it starts inherit the priority.
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
  const [end, said, complaints] = await Promise.all([endOf(child), text(child.stdout), text(child.stderr)])
  console.log(`\n── ${titleOf(stage, stage.name)}\n${said}${complaints}`)
  return { end }
}

function optionsOf(stage: Stage, name: string) {
  return { ...PROGRAM, stdio: ['ignore', 'inherit', 'inherit'] satisfies StdioOptions, env: environmentOf(stage, name) }
}

/** How a program ended: `code 0`, its signal, or why it did not start. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`))
  })
}

function resultOf(stage: Stage, name: string, { started, end }: { started: number; end: string }): StageRun {
  const seconds = secondsSince(started)
  const report = read(stage, name)
  if (!report) return { report: { ...EMPTY, outside: [`${name} ended with ${end} and left no report.`] }, seconds }
  const missing = stage.tests === undefined || name !== stage.name ? 0 : stage.tests - countOf(report)
  if (missing > 0) report.outside.push(`${missing} of the ${stage.tests} chosen tests of ${name} did not run.`)
  // A stage that fails outside its tests counts as one failure, so that a crash is never green.
  const isExplained = end === 'code 0' || report.failures.length + report.outside.length > 0
  return { report: isExplained ? report : { ...report, outside: [`${name} ended with ${end}.`] }, seconds }
}

function environmentOf({ name: stage, runner }: Stage, name: string): NodeJS.ProcessEnv {
  const withoutColours = runner === 'playwright' ? PLAYWRIGHT_WITHOUT_COLOURS : WITHOUT_COLOURS
  return {
    ...process.env,
    CI: process.env.CI ?? '1',
    ...(isWatched ? {} : { ...withoutColours, PERIGEE_PROGRESS: 'none' }),
    PERIGEE_REPORT: reportOf(name),
    // A test may start npm test itself.
    PERIGEE_SAYS_FEW_LEFT: undefined,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(reports, name),
    // The file in which `--last-failed` finds the failed tests.
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(reports, `${stage}.last-run.json`),
  }
}

/** The report of a stage, if there is a valid one. */
function read({ runner }: Stage, name: string): StageReport | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(name), 'utf8'))
    return runner === 'playwright' ? playwrightReport(report, project) : (report as StageReport)
  } catch {
    return undefined
  }
}

const titleOf = ({ command }: Stage, name: string) =>
  `${name}: ${command.filter((word) => !word.startsWith('--reporter')).join(' ')}`
const countOf = ({ passed, failures, skipped }: StageReport) => passed.length + failures.length + skipped
const reportOf = (name: string) => join(reports, `${name}.json`)
const pathOf = (binary: string) => join(project, 'node_modules', '.bin', binary)
const secondsSince = (started: number) => Math.round((Date.now() - started) / 1000)
