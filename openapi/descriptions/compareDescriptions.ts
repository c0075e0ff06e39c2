import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Change, describedChange, type Difference } from './describedChange.ts'
import { nameless, type PlainOperation, plainOperations } from './plainDescription.ts'
import type { Description } from './readDescription.ts'
import { redocly } from './redocly.ts'

/**
 * Compares another OpenAPI description (3.1, readDescription.ts) with the contract: calls, query, bodies, responses,
 * and tokens, down to limits, formats and patterns. The comparison itself is Redocly's, over a plain form of both.
 */
export async function compareDescriptions(contract: Description, theirs: Description): Promise<Difference[]> {
  return (await findChanges(contract, theirs)).found.map(({ difference }) => difference)
}

/** A difference with its change in the two documents; a call that only one of them has has no change. */
export interface FoundChange {
  difference: Difference
  change?: Change
}

/** The changes, and the two documents into which they point. */
export interface FoundChanges {
  found: FoundChange[]
  documents: readonly [Description, Description]
}

/** The same comparison, with the places in both descriptions, in their plain form. */
export async function findChanges(contract: Description, theirs: Description): Promise<FoundChanges> {
  const ours = plainOperations(contract)
  const others = withoutBasePath(plainOperations(theirs), ours)
  const shared = [...ours.keys()].filter((key) => others.has(key))
  if (shared.length === 0) throw new Error('The other description has none of the contract’s calls.')
  const ids = idsOf(contract)
  const lacking = (operation: string, oursIs: string, theirsIs: string): FoundChange => ({
    difference: { operation, where: 'operation', ours: oursIs, theirs: theirsIs, breaks: theirsIs === 'missing' },
  })
  const documents = [documentOf(shared, ours), documentOf(shared, others)] as const
  const found = [
    ...[...ours.keys()].filter((key) => !others.has(key)).map((key) => lacking(ids.get(key) ?? key, key, 'missing')),
    ...(await changesBetween(documents, ids)),
    ...[...others.keys()].filter((key) => !ours.has(key)).map((key) => lacking(key, 'missing', key)),
  ]
  return { found, documents }
}

function idsOf({ paths }: Description): Map<string, string> {
  return new Map(
    Object.entries(paths as Record<string, Description>).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `${method} ${nameless(path)}`,
        String((operation as Description).operationId),
      ]),
    ),
  )
}

/** Without the prefix of their paths (`/api/v1`), if most of them then match the contract. */
function withoutBasePath(
  theirs: Map<string, PlainOperation>,
  ours: ReadonlyMap<string, unknown>,
): Map<string, PlainOperation> {
  const bases = new Set([''])
  for (const key of theirs.keys()) {
    const steps = (key.split(' ')[1] ?? '').split('/')
    for (let end = 2; end < steps.length; end++) bases.add(steps.slice(0, end).join('/'))
  }
  const without = (base: string) =>
    new Map([...theirs].map(([key, value]) => [key.replace(` ${base}/`, ' /'), value] as const))
  // Without the calls that match anyway: one call that moved below `/v2` is no base path.
  const found = (base: string) =>
    [...theirs.keys()].filter((key) => key.includes(` ${base}/`) && ours.has(key.replace(` ${base}/`, ' /'))).length
  const best = [...bases].reduce((one, other) => (found(other) > found(one) ? other : one), '')
  return without(best)
}

async function changesBetween(
  documents: readonly [Description, Description],
  ids: ReadonlyMap<string, string>,
): Promise<FoundChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-compare-'))
  try {
    const files = [join(folder, 'contract.json'), join(folder, 'theirs.json')] as const
    for (const [at, file] of files.entries()) await writeFile(file, JSON.stringify(documents[at]))
    const config = join(import.meta.dirname, 'redocly.yaml')
    const rules = ['--format', 'json', '--fail-on', 'none', '--config', config]
    const { stdout, stderr } = await redocly('diff', ...files, ...rules)
    return changesIn(stdout, stderr).flatMap((change) =>
      describedChange(change, documents, ids).map((difference) => ({ difference, change })),
    )
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
function documentOf(keys: string[], operations: ReadonlyMap<string, PlainOperation>): Description {
  const paths: Record<string, Description> = {}
  for (const key of keys) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method]: operations.get(key) }
  }
  return { openapi: '3.1.0', info: { title: '', version: '0' }, paths }
}
