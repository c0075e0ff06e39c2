import { createStore, update } from 'idb-keyval'
import { leasesIn } from './leases.ts'
import type { Lease } from './leases.ts'
import type { Tabs } from './World.ts'

/**
 * Leases in IndexedDB, whose write transactions run one after the other in all tabs. The storage of the session does not
 * do: between the reading and the writing of a tab, another tab may write.
 */
export function browserLeases(): Tabs['exclusively'] {
  const store = createStore('perigee.leases', 'leases')
  return leasesIn((name, updater) => update<Lease | undefined>(name, updater, store))
}
