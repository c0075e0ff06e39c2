import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Change, describedChange, type Difference } from './describedChange.ts'
import { matchedCalls } from './matchedCalls.ts'
import type { PlainOperation } from './plainDescription.ts'
import { redocly } from './redocly.ts'
import type { Description } from './upgradedDescription.ts'

/**
 * Compares another OpenAPI description (3.1, readDescription.ts) with the contract: calls, query, bodies, responses,
 * and tokens, down to limits, formats and patterns. The comparison itself is Redocly's, over a plain form of both.
 */
export async function compareDescriptions(contract: Description, description: Description): Promise<Difference[]> {
  const { ours, theirs, ids } = matchedCalls(contract, description)
  const shared = [...ours.keys()].filter((key) => theirs.has(key))
  const lacking = (operation: string, oursIs: string, theirsIs: string): Difference => ({
    operation,
    where: 'operation',
    ours: oursIs,
    theirs: theirsIs,
    breaks: theirsIs === 'missing',
  })
  return [
    ...[...ours.keys()].filter((key) => !theirs.has(key)).map((key) => lacking(ids.get(key) ?? key, key, 'missing')),
    ...(await changesBetween([documentOf(shared, ours), documentOf(shared, theirs)], ids)),
    ...[...theirs.keys()].filter((key) => !ours.has(key)).map((key) => lacking(key, 'missing', key)),
  ]
}

async function changesBetween(
  documents: readonly [Description, Description],
  ids: ReadonlyMap<string, string>,
): Promise<Difference[]> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-compare-'))
  try {
    const files = [join(folder, 'contract.json'), join(folder, 'theirs.json')] as const
    for (const [at, file] of files.entries()) await writeFile(file, JSON.stringify(documents[at]))
    const config = join(import.meta.dirname, 'redocly.yaml')
    const rules = ['--format', 'json', '--fail-on', 'none', '--config', config]
    const { stdout, stderr } = await redocly('diff', ...files, ...rules)
    return changesIn(stdout, stderr).flatMap((change) => describedChange(change, documents, ids))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function changesIn(stdout: string, stderr: string): Change[] {
  try {
    return (JSON.parse(stdout) as { changes: Change[] }).changes
  } catch (cause) {
    throw new Error(`The descriptions cannot be compared: ${stderr.trim().split('\n')[0] ?? ''}`, { cause })
  }
}

/** A document with these calls only. */
function documentOf(keys: readonly string[], operations: ReadonlyMap<string, PlainOperation>): Description {
  const paths: Record<string, Description> = {}
  for (const key of keys) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method]: operations.get(key) }
  }
  return { openapi: '3.1.0', info: { title: '', version: '0' }, paths }
}
