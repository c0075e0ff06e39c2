import { useLocation } from '@tanstack/react-router'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { deobfuscate } from '#src/storage/obfuscation.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { heldTokenAtom, type LinkPage } from './linkToken.ts'

/** The token of this page's link, if it was opened by one; it stays known to the page when it has been forgotten. */
export function useLinkToken(page: LinkPage): string | undefined {
  const held = useAtomValue(heldTokenAtom)
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
