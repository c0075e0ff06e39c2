import { createStore, del, get, keys, set } from 'idb-keyval'
import { Refusal } from '#mocks/situation/refusal.ts'
import { databaseFile, readDatabaseFile } from './databaseFile.ts'
import type { Snapshot } from './snapshot.ts'

/** Databases that were saved under a name. They survive closing the tab. */
export interface NamedSnapshots {
  names(): Promise<string[]>
  save(name: string, snapshot: Snapshot): Promise<void>
  /** Rejects with one sentence if another version of the project wrote the snapshot. */
  read(name: string): Promise<Snapshot>
  remove(name: string): Promise<void>
}

/** Stored in a separate IndexedDB database, beside the one of the running world. */
export function namedSnapshots(): NamedSnapshots {
  const store = createStore('pretend-server-snapshots', 'snapshots')
  return {
    names: async () => (await keys<string>(store)).sort(),
    save: (name, snapshot) => set(name, databaseFile(snapshot), store),
    async read(name) {
      const read = readDatabaseFile((await get<string>(name, store)) ?? '')
      if ('problem' in read) throw new Refusal(read.problem)
      return read.snapshot
    },
    remove: (name) => del(name, store),
  }
}
