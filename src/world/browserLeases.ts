import { createStore, update } from 'idb-keyval'
import { leasesIn } from './leases.ts'
import type { Lease, UpdateLease } from './leases.ts'

const DATABASE = 'perigee.leases'

/**
 * Leases in IndexedDB, whose write transactions run one after the other in all tabs. The storage of the session does not
 * do: between the reading and the writing of a tab, another tab may write.
 */
export function browserLeases(): ReturnType<typeof leasesIn> {
  let store: ReturnType<typeof createStore> | undefined
  const updateLease: UpdateLease = async (name, updater) =>
    update<Lease | undefined>(name, updater, (store ??= createStore(DATABASE, 'leases')))
  return leasesIn(updateLease)
}
