import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { perPersonAtom } from '#src/session/person.ts'
import { obfuscate } from '#src/storage/obfuscation.ts'
import type { RouterContext } from '#src/world/RouterContext.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of an e-mail link, disguised, until it is spent: a phone may load the page again meanwhile. */
    linkToken?: string
    /** What the server said when it took the token: the page loaded again says it once more. */
    linkDone?: string
    /** The token was sent; a page that is loaded again does not know the answer (NS-44). */
    linkTried?: boolean
  }
}

export type LinkPage = '/verify-email' | '/update-email' | '/reset-password'

/** The search of the three pages; the router reads a token of digits as a number. */
export const linkSearch = v.object({
  token: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))), undefined),
})

/** The token this app was opened with; in memory, so that a page drawn again still knows what became of it. */
export const heldTokenAtom = perPersonAtom<{ page: LinkPage; token: string } | undefined>(undefined)

/**
 * Takes a token out of the address bar before anything else happens on its page, and lets no request from here on carry
 * the address it was made from. To be called before the route loads.
 */
export function takeLinkToken(page: LinkPage, token: string | undefined, { store }: RouterContext): void {
  if (!token) return
  store.set(heldTokenAtom, { page, token })
  withoutReferrer(store.get(worldAtom).root.ownerDocument)
  // oxlint-disable-next-line typescript/only-throw-error -- This is how the router takes a redirect.
  throw redirect({ to: page, search: {}, replace: true, state: { linkToken: obfuscate(token) } })
}

function withoutReferrer({ head }: Document): void {
  const meta = head.querySelector('meta[name=referrer]') ?? head.appendChild(head.ownerDocument.createElement('meta'))
  meta.setAttribute('name', 'referrer')
  meta.setAttribute('content', 'no-referrer')
}
