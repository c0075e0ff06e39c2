import type { Query } from '@tanstack/react-query'
import { atom } from 'jotai'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { forgetWithheldState } from './viewerHistory.ts'

/**
 * Takes everything that was the former viewer's out of the caches, and so off the screen. What everybody may see is
 * read anew; what belongs to the viewer (`meta.ownedByViewer`) is gone until the next sign-in. Responses that are still
 * on their way are dropped by the connection (api/http.ts).
 */
export const forgetViewerDataAtom = atom(null, (get) => {
  const client = get(queryClientAtom)
  const concerned = { predicate: ({ meta }: Query) => meta?.outlivesSession !== true }
  void client.cancelQueries(concerned)
  client.getMutationCache().clear()
  for (const query of client.getQueryCache().findAll(concerned)) query.reset()
  client.removeQueries({ predicate: ({ meta }) => meta?.ownedByViewer === true })
  forgetWithheldState(get(worldAtom).history)
  // After the screens have been notified who is signed in now: a query that is only for members is switched off by then.
  get(worldAtom).clock.setTimeout(() => void client.refetchQueries({ type: 'active' }), 0)
})
