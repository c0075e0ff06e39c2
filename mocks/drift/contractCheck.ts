import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compareDescriptions, type Difference } from './compareDescriptions.ts'
import { createDepartureLog } from './departure.ts'
import { driftMarkdown } from './report.ts'
import { makeSafeReads } from './safeReads.ts'

// npm run contract:check -- --api https://…/api/v1 [--openapi URL|FILE]; PERIGEE_TOKEN in the environment.
// Ends with 0: nothing departs; 1: something does; 2: it could not be looked at.

const USAGE = 'npm run contract:check -- --api https://staging.example/api/v1 [--openapi URL|FILE]'

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 2
}

/** Whether everything is as the contract says. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { api: { type: 'string' }, openapi: { type: 'string' } } })
  if (!values.api || !URL.canParse(values.api)) throw new Error(`Which server? ${USAGE}`)
  const log = createDepartureLog()
  const baseUrl = values.api.replace(/\/$/, '')
  const token = process.env.PERIGEE_TOKEN
  const { made, skipped } = await makeSafeReads(globalThis.fetch, baseUrl, token, log).catch((failure: unknown) => {
    throw new Error(`${baseUrl} cannot be reached: ${String(failure)}`, { cause: failure })
  })
  console.log(driftMarkdown(log.list()))
  console.log(
    `\n${made.length} reads made: ${made.map(({ operation, status }) => `${operation} ${status}`).join(', ')}.`,
  )
  for (const { operation, why } of skipped) console.log(`Not read: ${operation}, ${why}.`)

  const differences = values.openapi === undefined ? [] : compareDescriptions(await description(values.openapi))
  if (values.openapi !== undefined) console.log(`\n${differencesText(differences)}`)
  return log.list().length === 0 && differences.length === 0
}

async function description(from: string): Promise<Record<string, unknown>> {
  const text = /^https?:/.test(from) ? await (await fetch(from)).text() : await readFile(from, 'utf8')
  // JSON is YAML, too.
  const { parse } = await import('yaml')
  const read = parse(text) as Record<string, unknown> | null
  if (!read?.paths) throw new Error(`${from} is no OpenAPI description.`)
  return read
}

function differencesText(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'The two descriptions say the same.'
  const rows = differences.map(
    ({ operation, where, ours, theirs }) => `| ${operation} | ${where} | ${ours} | ${theirs} |`,
  )
  return ['| Operation | Where | Contract | Theirs |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
