import { argumentsOf } from '#src/build/commandLine.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { compareDescriptions } from './descriptions/compareDescriptions.ts'
import { differencesText } from './descriptions/differencesText.ts'
import { readDescription } from './descriptions/readDescription.ts'
import { createDepartureLog } from '#src/contract/departures/departure.ts'
import { departuresMarkdown } from '#src/contract/departures/report.ts'
import { makeSafeReads, whyTooLittle } from '#src/contract/departures/safeReads.ts'

// npm run contract:check -- --api https://…/api/v1 [--openapi URL|FILE]; PERIGEE_TOKEN in the environment.
// Exit code 0: no departure; 1: a departure; 2: the check was not possible.

const USAGE = 'npm run contract:check -- --api https://staging.example/api/v1 [--openapi URL|FILE]'

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 2
}

/** Whether there is no departure. */
async function run(): Promise<boolean> {
  const { values } = argumentsOf(USAGE, { options: { api: { type: 'string' }, openapi: { type: 'string' } } })
  const departs = await readsDepart(addressOf(values.api))
  if (values.openapi === undefined) return !departs
  const differences = compareDescriptions(document, await readDescription(values.openapi))
  console.log(`\n${differencesText(differences)}`)
  return !departs && differences.length === 0
}

function addressOf(api: string | undefined): string {
  if (api === undefined || api === '') throw new Error(`Which server? ${USAGE}`)
  if (!/^https?:\/\//i.test(api))
    throw new Error(`"${api}" does not say how to reach it: write http://${api}, or https://.`)
  if (!URL.canParse(api)) throw new Error(`"${api}" is no address. ${USAGE}`)
  return api.replace(/\/+$/, '')
}

/** Makes the reads and prints the departures; fails if the reads are insufficient for a result. */
async function readsDepart(baseUrl: string): Promise<boolean> {
  const log = createDepartureLog()
  const token = process.env.PERIGEE_TOKEN || undefined
  const reads = await makeSafeReads(globalThis.fetch, baseUrl, token, log).catch((failure: Error) => {
    // Node's fetch tells the reason only by the code of its cause: ECONNREFUSED, ENOTFOUND.
    const { code = failure.message } = (failure.cause ?? {}) as { code?: string }
    throw new Error(`${baseUrl} cannot be reached: ${code}.`, { cause: failure })
  })
  const { made, unchecked } = reads
  console.log(departuresMarkdown(log.list()))
  const list = made.map(({ operation, status }) => `${operation.id} ${status}`).join(', ')
  console.log(`\n${made.length} reads made: ${list}.`)
  for (const { operation, why } of unchecked) console.log(`Never checked: ${operation.id}, ${why}.`)
  if (log.list().length > 0) return true
  const tooLittle = whyTooLittle(reads, token)
  if (tooLittle) throw new Error(`${tooLittle} The server cannot be called good or bad by these reads.`)
  return false
}
