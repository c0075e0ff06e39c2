import { personAtom } from '#src/session/person.ts'
import { sessionStateAtom } from '#src/session/session.ts'
import { keepEntriesOf } from '#src/storage/entryMemory.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { createAppRouter } from './router.tsx'
import type { Store } from '#src/world/Store.ts'

/**
 * Removes the searches of one user before the next: lists that are remembered for Back, and the words in
 * the address of the page that is left. Returns a function that stops it.
 */
export function forgetSearches(store: Store, router: ReturnType<typeof createAppRouter>): () => void {
  const { sessionStorage } = store.get(worldAtom)
  let person = store.get(personAtom)
  let { phase } = store.get(sessionStateAtom)
  keepEntriesOf(sessionStorage, person.id)

  const stopFollowing = store.sub(sessionStateAtom, () => {
    const [before, was] = [person, phase]
    person = store.get(personAtom)
    phase = store.get(sessionStateAtom).phase
    if (person === before) return
    keepEntriesOf(sessionStorage, person.id)
    // The address of the first page is not the former user's: the stored session turned out to be expired.
    const isTheirs = person.period !== before.period && was !== 'starting'
    if (isTheirs && 'query' in router.state.location.search)
      void router.navigate({ to: router.state.location.pathname, search: {}, replace: true })
  })
  return stopFollowing
}
