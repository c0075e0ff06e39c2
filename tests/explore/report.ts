import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { State } from '#storybook/atlas/storyRecord.ts'
import type { Coverage, Met } from './met.ts'
import { playwrightTest } from './playwrightTest.ts'
import type { Finding } from './robot.ts'
import { signatureOf, stepText } from './trail.ts'
import { linkOf } from './visit.ts'

const FOLDER = resolve(import.meta.dirname, '../../.cache/explore')

interface Circumstances {
  seed: string
  site: string
  picture: Buffer | undefined
}

/** The text to print for a finding; stores its trail, its test and a screenshot in .cache/explore. */
export function findingReport(finding: Finding, circumstances: Circumstances): string {
  const { trail, isAtTheEnd } = finding
  const { file, picture } = stored(finding, circumstances)
  const steps = trail.steps.map((step, index) => `  ${index + 1}. ${stepText(step)}`)
  return [
    ...head(finding, circumstances),
    ...steps,
    ...(isAtTheEnd ? ['  Then all faults end, dialogs are closed, and the page is left.'] : []),
    `  picture: ${picture ?? 'none, because the short trail did not end in it again'}`,
    `  again: npm run explore -- --trail ${file}`,
    '',
    playwrightTest(finding),
  ].join('\n')
}

/** The same for a failed test, whose message has few lines: its steps are those of the Playwright test. */
export function failureText(finding: Finding, circumstances: Circumstances): string {
  const { file } = stored(finding, circumstances)
  return [
    ...head(finding, circumstances),
    `  again: npm run explore -- --trail ${file}`,
    playwrightTest(finding, { isShort: true }),
  ].join('\n')
}

function head({ breach, trail }: Finding, { seed, site }: Circumstances): string[] {
  return [
    `✗ ${signatureOf(breach)}`,
    `  ${breach.what}`,
    `  seed ${seed}, ${trail.steps.length} steps from ${linkOf(site, trail).replace(site, '/')}`,
  ]
}

function stored({ breach, trail, isAtTheEnd }: Finding, { seed, picture }: Circumstances) {
  mkdirSync(FOLDER, { recursive: true })
  const name = `${breach.law}-${seed}`.replaceAll(/\W+/g, '-')
  const file = (ending: string) => join(FOLDER, `${name}.${ending}`)
  writeFileSync(file('json'), `${JSON.stringify({ breach, trail, isAtTheEnd }, undefined, 2)}\n`)
  if (picture) writeFileSync(file('png'), picture)
  return { file: file('json'), picture: picture && file('png') }
}

/** What a run has reached, in numbers, and lists of what it never reached; those of calls with a line per operation. */
export function metReport(met: Met, atlas: readonly State[]): string {
  const { pages, dialogs, responses, states } = met.coverage(atlas)
  return [
    ...section('pages', pages, listed),
    ...section('dialogs', dialogs, listed),
    ...section('operation × status', responses, byOperation),
    ...section('states of the atlas (operation × what its stories show)', states, byOperation),
  ].join('\n')
}

function section(what: string, { all, never }: Coverage, lines: (never: readonly string[]) => string[]): string[] {
  const head = `${what}: ${all - never.length} of ${all} reached${never.length > 0 ? ', never:' : ''}`
  return [head, ...lines(never).map((line) => `  ${line}`)]
}

const listed = (never: readonly string[]) => [...never]

function byOperation(never: readonly string[]): string[] {
  const split = never.map((one) => {
    const [operation = '', ...rest] = one.split(' ')
    return { operation, state: rest.join(' ') }
  })
  return [...Map.groupBy(split, ({ operation }) => operation)].map(
    ([operation, group]) => `${operation.padEnd(24)} ${group.map(({ state }) => state).join(', ')}`,
  )
}
