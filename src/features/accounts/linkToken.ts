import { redirect, useLocation } from '@tanstack/react-router'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { perPersonAtom } from '#src/session/person.ts'
import { deobfuscate, obfuscate } from '#src/storage/obfuscation.ts'
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

type LinkPage = '/verify-email' | '/update-email' | '/reset-password'

/** The search of the three pages; the router reads a token of digits as a number. */
export const linkSearch = v.object({
  token: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))), undefined),
})

/** The token this app was opened with; in memory, so that a page drawn again still knows what became of it. */
const heldAtom = perPersonAtom<{ page: LinkPage; token: string } | undefined>(undefined)

/**
 * Takes a token out of the address bar before anything else happens on its page, and lets no request from here on carry
 * the address it was made from. To be called before the route loads.
 */
export function takeLinkToken(page: LinkPage, token: string | undefined, { store }: RouterContext): void {
  if (!token) return
  store.set(heldAtom, { page, token })
  withoutReferrer(store.get(worldAtom).root.ownerDocument)
  // oxlint-disable-next-line typescript/only-throw-error -- This is how the router takes a redirect.
  throw redirect({ to: page, search: {}, replace: true, state: { linkToken: obfuscate(token) } })
}

function withoutReferrer({ head }: Document): void {
  const meta = head.querySelector('meta[name=referrer]') ?? head.appendChild(head.ownerDocument.createElement('meta'))
  meta.setAttribute('name', 'referrer')
  meta.setAttribute('content', 'no-referrer')
}

/** The token of this page's link, if it was opened by one; it stays known to the page when it has been forgotten. */
export function useLinkToken(page: LinkPage): string | undefined {
  const held = useAtomValue(heldAtom)
  const { linkToken } = useLocation({ select: ({ state }) => state })
  const [loadedAgain] = useState(() => (linkToken === undefined ? undefined : deobfuscate(linkToken)))
  return held?.page === page ? held.token : loadedAgain
}

const forgetAtom = atom(null, (get, _set, done?: string) => {
  const { history } = get(worldAtom)
  const { linkToken, linkTried, ...state } = history.location.state
  if (linkToken === undefined) return
  history.replace(history.location.href, done === undefined ? state : { ...state, linkDone: done }, {
    ignoreBlocker: true,
  })
})

/**
 * To be called when the token is spent, with what the server said if it was taken: the page loaded again must not send
 * it twice, and must not call a link wrong that has done its work.
 */
export function useForgetLinkToken(): (done?: string) => void {
  return useSetAtom(forgetAtom)
}

const tryAtom = atom(null, (get) => {
  const { history } = get(worldAtom)
  const { state, href } = history.location
  if (state.linkToken === undefined || state.linkTried) return
  history.replace(href, { ...state, linkTried: true }, { ignoreBlocker: true })
})

/** Whether this page's token was sent before the page was loaded, and no answer came; and what notes that it is sent. */
export function useLinkTries(): { wasTried: boolean; onTry: () => void } {
  const { linkTried = false } = useLocation({ select: ({ state }) => state })
  const [wasTried] = useState(linkTried)
  return { wasTried, onTry: useSetAtom(tryAtom) }
}

/** What the server said of this page's link before the page was loaded again; undefined if it has not been taken yet. */
export function useLinkDone(): string | undefined {
  const { linkDone } = useLocation({ select: ({ state }) => state })
  const [first] = useState(linkDone)
  return first
}
