import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { perPersonAtom } from '#src/session/person.ts'
import { obfuscate } from '#src/storage/obfuscation.ts'
import type { RouterContext } from '#src/world/RouterContext.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The obfuscated token of an e-mail link, kept until it is used, because a phone may reload the page. */
    linkToken?: string
    /** The server's message when it accepted the token; shown again after a reload. */
    linkDone?: string
    /** The token was sent. After a reload the response is unknown. */
    linkTried?: boolean
  }
}

export type LinkPage = '/verify-email' | '/update-email' | '/reset-password'

/** The search parameters of the three pages. The router parses a token of digits as a number. */
export const linkSearch = v.object({
  token: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))), undefined),
})

/** The token with which the app was opened. In memory, so that the page still has it after it is mounted again. */
export const heldTokenAtom = perPersonAtom<{ page: LinkPage; token: string } | undefined>(undefined)

/**
 * Removes the token from the address bar before the page does anything else, and stops sending the page's address as
 * the referrer. Call it before the route loads.
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
