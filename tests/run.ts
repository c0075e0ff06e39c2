// npm test [-- unit stories e2e visual]: runs everything, or the named stages, and ends with one line of true totals.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { playwrightFailures, vitestFailures } from './support/failures.ts'
import { playwrightTotals, vitestTotals } from './support/totals.ts'
import type { Totals } from './support/totals.ts'

const project = resolve(import.meta.dirname, '..')
const reports = join(project, '.cache', 'reports')
const MINUTES = 60_000

interface Stage {
  command: string[]
  /** How to read the stage's report; a stage without one only says whether it held. */
  report?: { totals: (report: unknown) => Totals; failures: (report: unknown) => string[] }
}

const vitest = (name: string): Stage => ({
  command: [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reportOf(name)}`,
  ],
  report: { totals: vitestTotals, failures: vitestFailures },
})
const playwright = (...projects: string[]): Stage => ({
  command: ['playwright', 'test', '-c', 'tests', ...projects.map((name) => `--project=${name}`)],
  report: { totals: playwrightTotals, failures: playwrightFailures },
})

const STAGES: Record<string, Stage> = {
  types: { command: ['tsc', '--noEmit'] },
  lint: { command: ['oxlint', '--type-aware', '--deny-warnings'] },
  format: { command: ['oxfmt', '--check'] },
  unit: vitest('unit'),
  stories: vitest('stories'),
  e2e: playwright('worker', 'in-page', 'live', 'storybook'),
  visual: playwright('visual'),
}

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !(name in STAGES))
if (unknown.length > 0) throw new Error(`No stage ${unknown.join(', ')}: ${Object.keys(STAGES).join(', ')}.`)
const chosen = positionals.length > 0 ? positionals : Object.keys(STAGES)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const results = chosen.map((name) => ({ name, ...runStage(name, STAGES[name] as Stage) }))

// The failures again, at the end: of a long run only the last page is read.
for (const { name, failures } of results)
  if (failures.length > 0) console.log(`\n── failed in ${name}\n${failures.join('\n')}`)

console.log('')
for (const { name, passed, failed, skipped, seconds } of results) {
  const counts = [`${passed} passed`, `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ')
  console.log(
    `${name.padEnd(8)} ${`${seconds} s`.padStart(6)}  ${passed + skipped === 0 && failed === 0 ? 'holds' : counts}`,
  )
}
const sum = (key: keyof Totals) => results.reduce((total, result) => total + result[key], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)

function runStage(name: string, { command, report }: Stage): Totals & { seconds: number; failures: string[] } {
  console.log(
    `\n── ${name}: ${command.filter((word) => !word.startsWith('--reporter') && !word.startsWith('--output')).join(' ')}`,
  )
  const started = Date.now()
  const [binary = '', ...args] = command
  const { status, signal, error } = spawnSync(join(project, 'node_modules', '.bin', binary), args, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: process.env.CI ?? '1', PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
    timeout: 60 * MINUTES,
    shell: process.platform === 'win32',
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  const { counted, failures } = report
    ? read(name, (left) => ({ counted: report.totals(left), failures: report.failures(left) }))
    : { counted: { passed: 0, failed: 0, skipped: 0 }, failures: [] }
  if (status === 0 && counted) return { ...counted, seconds, failures }
  // A stage that broke down, or failed beside its tests, counts as one failure: nothing may look green by crashing.
  const end = `${name} ended with ${error?.message ?? signal ?? `code ${status}`}${counted ? '' : ' and left no report'}.`
  console.log(end)
  const failed = Math.max(counted?.failed ?? 0, 1)
  return { passed: 0, skipped: 0, ...counted, failed, seconds, failures: failures.length > 0 ? failures : [end] }
}

interface Read {
  counted?: Totals
  failures: string[]
}

/** What a stage's report says; no totals where it left none that can be read. */
function read(name: string, reading: (report: unknown) => Read): Read {
  try {
    return reading(JSON.parse(readFileSync(reportOf(name), 'utf8')))
  } catch {
    return { failures: [] }
  }
}

function reportOf(name: string): string {
  return join(reports, `${name}.json`)
}
