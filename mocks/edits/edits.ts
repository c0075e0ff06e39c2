import * as v from 'valibot'
import type { Database } from '#mocks/db/database.ts'
import { uuidOf } from '#mocks/fixtures/ids.ts'
import { type Json, patchBetween, patched } from './mergePatch.ts'
import { type Kind, kindAndId, KINDS, problemsIn } from './recordSchemas.ts'
import { readRecord, recordName, writeRecord } from './records.ts'

/** Changes by hand: a JSON Merge Patch (RFC 7396) for each record, by kind and id. */
export type Edits = Partial<Record<Kind, Record<string, Json>>>

/** The longest text of changes that a link carries. */
export const LONGEST_IN_LINK = 2000

const shape = v.record(v.picklist(KINDS), v.record(v.string(), v.record(v.string(), v.unknown())))

/** The changes in the address of a link, or one sentence that says why they cannot be read. */
export function readEdits(text: string): { edits: Edits } | { problem: string } {
  try {
    const read = v.safeParse(shape, JSON.parse(text))
    return read.success ? { edits: read.output } : { problem: `It has to name records of ${KINDS.join(', ')}.` }
  } catch {
    return { problem: 'It is not valid JSON. It may be cut short.' }
  }
}

/** Changes records. Returns one sentence for each change that was refused. */
export async function applyEdits(db: Database, edits: Edits): Promise<string[]> {
  const refused: string[] = []
  for (const [kind, id, patch] of entriesOf(edits)) {
    const before = readRecord(db, kind, id)
    const after = patched(before, patch) as Json
    const problem = before ? problemsIn(kind, after).find(({ isRefused }) => isRefused) : undefined
    if (!before) refused.push(`There is no record ${kind}/${id} to change here.`)
    else if (problem) refused.push(`${recordName(db, kind, id)} was not changed: ${problem.field} ${problem.words}.`)
    else {
      const edit = `${kind}/${id}`
      if (!db.edits.findFirst((q) => q.where({ id: edit }))) await db.edits.create({ id: edit, before })
      await writeRecord(db, kind, id, after)
    }
  }
  return refused
}

/** What a link can carry of the changes by hand, and the names of the records whose changes it cannot carry. */
export function linkedEdits(db: Database): { edits: Edits | undefined; left: string[] } {
  const edits: Edits = {}
  const left: string[] = []
  for (const { id: edit, before } of db.edits.all()) {
    const [kind, id] = kindAndId(edit)
    const after = readRecord(db, kind, id)
    // A record that was deleted since.
    if (!after) continue
    const patch = patchBetween(before, after)
    if (Object.keys(patch).length === 0) continue
    const more = { ...edits, [kind]: { ...edits[kind], [id]: patch } }
    if (isMadeHere(db, kind, id) || JSON.stringify(more).length > LONGEST_IN_LINK) left.push(recordName(db, kind, id))
    else Object.assign(edits, more)
  }
  return { edits: Object.keys(edits).length > 0 ? edits : undefined, left }
}

/** Whether the record was created in this world: in a fresh one it has another id, or is absent. */
function isMadeHere(db: Database, kind: Kind, id: string): boolean {
  const given = db.counters.findFirst((q) => q.where({ id: kind }))?.given ?? 0
  return Array.from({ length: given }, (_, at) => uuidOf(`${kind}#${at + 1}`)).includes(id)
}

function entriesOf(edits: Edits): [Kind, string, Json][] {
  return Object.entries(edits).flatMap(([kind, records]) =>
    Object.entries(records).map(([id, patch]): [Kind, string, Json] => [kind as Kind, id, patch]),
  )
}
