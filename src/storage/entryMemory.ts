import * as v from 'valibot'
import { VISITOR } from '#src/product/visitor.ts'

/** History entries that are remembered; older ones start without a state. */
const ENTRIES_KEPT = 24

/** Where entries are stored, all of them in a world's `sessionStorage`. */
const ENTRY_KEYS = ['perigee.search', 'perigee.profile'] as const

/** Text typed before a sign-in belongs to the user who signs in. */
const storedEntries = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.object({ owner: v.string(), value: v.unknown() })])),
)
type Entries = v.InferOutput<typeof storedEntries>

/**
 * The state that Back, Forward or a reload restores: stored per history entry, in a world's
 * `sessionStorage`, for its user. `owner` is the id of a member, '' for a visitor. A value that no longer fits the
 * schema counts as absent; if the storage is full, nothing is remembered.
 */
export function entryMemory<const S extends v.GenericSchema>(key: (typeof ENTRY_KEYS)[number], schema: S) {
  return {
    read(storage: Storage, owner: string, entry: string): v.InferOutput<S> | undefined {
      const found = ownEntries(storage, key, owner).find(([name]) => name === entry)
      const value = v.safeParse(schema, found?.[1].value)
      return value.success ? value.output : undefined
    },
    write(storage: Storage, owner: string, entry: string, value: v.InferInput<S>): void {
      const others = ownEntries(storage, key, owner).filter(([name]) => name !== entry)
      store(storage, key, [...others, [entry, { owner, value }]])
    },
  }
}

/** Removes other users' entries from the storage: must be called when the page passes to another user. */
export function keepEntriesOf(storage: Storage, owner: string): void {
  for (const key of ENTRY_KEYS) if (hasItem(storage, key)) store(storage, key, ownEntries(storage, key, owner))
}

/** The entries of a user; those of the visitor that they were belong to them. */
function ownEntries(storage: Storage, key: string, owner: string): Entries {
  return readEntries(storage, key)
    .filter(([, entry]) => entry.owner === owner || entry.owner === VISITOR)
    .map(([name, { value }]) => [name, { owner, value }])
}

function readEntries(storage: Storage, key: string): Entries {
  try {
    const read = v.safeParse(storedEntries, storage.getItem(key))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

function store(storage: Storage, key: string, entries: Entries): void {
  try {
    if (entries.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(entries.slice(-ENTRIES_KEPT)))
  } catch {
    // Full: Back opens the top of the first page.
  }
}

function hasItem(storage: Storage, key: string): boolean {
  try {
    return storage.getItem(key) !== null
  } catch {
    return false
  }
}
