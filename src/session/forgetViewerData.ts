import type { Query } from '@tanstack/react-query'
import { atom } from 'jotai'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { forgetWithheldState } from './viewerHistory.ts'

/**
 * Removes the former viewer's data from the caches, and so from the screen. Public data is
 * refetched; data of the viewer (`meta.ownedByViewer`) is gone until the next sign-in. The HTTP client drops responses
 * that are still in flight (api/http.ts).
 */
export const forgetViewerDataAtom = atom(null, (get) => {
  const client = get(queryClientAtom)
  const concerned = { predicate: ({ meta }: Query) => meta?.outlivesSession !== true }
  void client.cancelQueries(concerned)
  client.getMutationCache().clear()
  for (const query of client.getQueryCache().findAll(concerned)) query.reset()
  client.removeQueries({ predicate: ({ meta }) => meta?.ownedByViewer === true })
  forgetWithheldState(get(worldAtom).history)
  // After the screens know who is signed in: queries for members only are disabled by then.
  get(worldAtom).clock.setTimeout(() => void client.refetchQueries({ type: 'active' }), 0)
})
