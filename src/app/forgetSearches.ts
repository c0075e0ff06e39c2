import type { createStore } from 'jotai'
import { personAtom } from '#src/session/person.ts'
import { sessionStateAtom } from '#src/session/session.ts'
import { keepEntriesOf } from '#src/storage/entryMemory.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { createAppRouter } from './router.tsx'

/**
 * What one person has searched for is gone for the next (AMB-10): lists that are remembered for Back, and the words in
 * the address of the page that they leave. Returns how to stop.
 */
export function forgetSearches(
  store: ReturnType<typeof createStore>,
  router: ReturnType<typeof createAppRouter>,
): () => void {
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
    // The address that the page was opened with is not the former person's, whose sign-in turned out to be over.
    const isTheirs = person.period !== before.period && was !== 'starting'
    if (isTheirs && 'query' in router.state.location.search)
      void router.navigate({ to: router.state.location.pathname, search: {}, replace: true })
  })
  return stopFollowing
}
