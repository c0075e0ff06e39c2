import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Met } from './met.ts'
import { playwrightTest } from './playwrightTest.ts'
import type { Finding } from './robot.ts'
import { signatureOf, stepText } from './trail.ts'
import { linkOf } from './visit.ts'

const FOLDER = resolve(import.meta.dirname, '../../.cache/explore')

/** Writes the screenshot and the trail of a finding into .cache/explore, and returns the text to print. */
export function findingReport(finding: Finding, { seed, site, picture }: Circumstances): string {
  const { breach, trail, isAtTheEnd } = finding
  const stored = { breach, trail, isAtTheEnd }
  mkdirSync(FOLDER, { recursive: true })
  const name = `${breach.law}-${seed}`.replaceAll(/\W+/g, '-')
  const file = (ending: string) => join(FOLDER, `${name}.${ending}`)
  writeFileSync(file('json'), `${JSON.stringify(stored, undefined, 2)}\n`)
  if (picture) writeFileSync(file('png'), picture)
  const steps = trail.steps.map((step, index) => `  ${index + 1}. ${stepText(step)}`)
  return [
    `✗ ${signatureOf(breach)}`,
    `  ${breach.what}`,
    `  seed ${seed}, ${trail.steps.length} steps from ${linkOf(site, trail).replace(site, '/')}`,
    ...steps,
    ...(isAtTheEnd ? ['  Then all faults end, dialogs are closed, and the page is left.'] : []),
    `  picture: ${picture ? file('png') : 'none, because the short trail did not end in it again'}`,
    `  again: npm run explore -- --trail ${file('json')}`,
    '',
    playwrightTest(finding),
  ].join('\n')
}

interface Circumstances {
  seed: string
  site: string
  picture: Buffer | undefined
}

/** The number of reached routes, dialogs and responses, and the list of those that were never reached. */
export function metReport(met: Met): string {
  const { routes, dialogs, responses } = met.never()
  const line = (what: string, reached: number, never: readonly string[]) =>
    `${what}: ${reached} reached${never.length > 0 ? `, never: ${never.join(', ')}` : ', all of them'}`
  return [
    line('pages', met.routes.size, routes),
    line('dialogs', met.dialogs.size, dialogs),
    line('operations × status', met.responses.size, responses),
  ].join('\n')
}
