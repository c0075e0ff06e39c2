import { createStore, getMany, setMany } from 'idb-keyval'
import { type Database, type Rows, TABLE_NAMES } from './database.ts'
import { inTurn, type WorldStore } from './worldStore.ts'
import type { TableName } from './schemas.ts'
import { SCHEMA_VERSION } from './snapshot.ts'

/** Storage for tables: writes several at once, all or none. */
export interface Records {
  read(keys: readonly string[]): Promise<unknown[]>
  /** Stores structured clones, which leave out what a collection holds besides its rows. */
  write(entries: readonly (readonly [string, unknown])[]): Promise<void>
}

export interface PersistenceOptions {
  /** Version of the fixtures. A stored world with another version is discarded. */
  seedVersion: string
  records: Records
  /** Runs work while no other tab runs any. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Called with a sentence for the developer. */
  onNotice?: (notice: string) => void
}

/** Metadata of a stored world. */
interface Label {
  schemaVersion: number
  seedVersion: string
  /** Counts the changes, so that a tab notices the changes of another one. */
  revision: number
}

/**
 * Stores a world across reloads and shares it between tabs. Every call runs under a lock that all tabs of the site
 * share and first compares the revision, so two tabs can neither overwrite nor miss each other's changes. Only changed
 * tables are written. If the browser cannot store anything (private window, full disk), the world continues in memory.
 */
export function persistentStore({ seedVersion, records, alone, onNotice }: PersistenceOptions): WorldStore {
  const next = inTurn()
  let isStoring = true
  let name = ''
  let revision = 0

  const key = (part: TableName | 'label') => `${name}/${part}`

  async function readLabel(): Promise<Label | undefined> {
    const [label] = await records.read([key('label')])
    return label as Label | undefined
  }

  async function load(db: Database, label: Label): Promise<void> {
    const tables = await records.read(TABLE_NAMES.map(key))
    await db.replaceAll(
      Object.fromEntries(TABLE_NAMES.map((table, at) => [table, tables[at] ?? []])) as unknown as Rows,
    )
    db.takeChanged()
    revision = label.revision
  }

  async function save(db: Database): Promise<void> {
    const changed = db.takeChanged()
    if (changed.length === 0) return
    revision++
    const label: Label = { schemaVersion: SCHEMA_VERSION, seedVersion, revision }
    await records.write([...changed.map((table) => [key(table), db[table].all()] as const), [key('label'), label]])
  }

  /** Storage may fail at any time. The world then continues in memory. */
  async function orInMemory(storing: () => Promise<void>): Promise<void> {
    if (!isStoring) return
    try {
      await storing()
    } catch (failure) {
      isStoring = false
      console.warn('The mock server keeps its data in memory only: the browser refused to store it.', failure)
    }
  }

  async function opened(db: Database, world: string, seed: () => Promise<void>): Promise<void> {
    name = world
    let loaded = false
    await orInMemory(async () => {
      const label = await readLabel()
      if (!label) return
      revision = label.revision
      if (label.schemaVersion === SCHEMA_VERSION && label.seedVersion === seedVersion) {
        await load(db, label)
        loaded = true
      } else {
        const notice = 'The mock data was made by another version of this project and has been renewed.'
        console.info(notice)
        onNotice?.(notice)
      }
    })
    if (loaded) return
    await seed()
    await orInMemory(() => save(db))
  }

  async function begun(db: Database, world: string, seed: () => Promise<void>): Promise<void> {
    name = world
    // Continues the stored revision, so that other tabs notice the change. The rows do not have to be read.
    await orInMemory(async () => void (revision = (await readLabel())?.revision ?? 0))
    await seed()
    await orInMemory(() => save(db))
  }

  async function transacted<T>(db: Database, work: () => Promise<T>): Promise<T> {
    await orInMemory(async () => {
      const label = await readLabel()
      if (label && label.revision !== revision) await load(db, label)
    })
    try {
      return await work()
    } finally {
      await orInMemory(() => save(db))
    }
  }

  return {
    open: (db, world, seed) => next(() => alone(() => opened(db, world, seed))),
    begin: (db, world, seed) => next(() => alone(() => begun(db, world, seed))),
    transact: (db, work) => next(() => alone(() => transacted(db, work))),
  }
}

/** IndexedDB, in a separate database that holds no data of the app. */
export function indexedDbRecords(): Records {
  const store = createStore('pretend-server', 'tables')
  return {
    read: async (keys) => getMany([...keys], store),
    write: async (entries) =>
      setMany(
        entries.map(([name, value]) => [name, value]),
        store,
      ),
  }
}

/**
 * Runs work in one tab at a time, if the browser has the Web Locks API. It is missing on plain-http addresses, and
 * fails where storage is blocked.
 */
export async function aloneAmongTabs<T>(work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks
  if (!locks) return work()
  let hasBegun = false
  try {
    return await locks.request('pretend-server', () => {
      hasBegun = true
      return work()
    })
  } catch (failure) {
    if (hasBegun) throw failure
    return work()
  }
}
