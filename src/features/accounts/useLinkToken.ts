import { useLocation } from '@tanstack/react-router'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { deobfuscate } from '#src/storage/obfuscation.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { heldTokenAtom, type LinkPage } from './linkToken.ts'

/** The token of the link that opened this page. The page keeps it after it has been removed from the history state. */
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
 * Call it when the token has been used, with the server's message if it was accepted: after a reload the page must not
 * send the token again, nor report a used link as wrong.
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

/** Whether the token was sent before a reload without a response, and a callback that records that it is being sent. */
export function useLinkTries(): { wasTried: boolean; onTry: () => void } {
  const { linkTried = false } = useLocation({ select: ({ state }) => state })
  const [wasTried] = useState(linkTried)
  return { wasTried, onTry: useSetAtom(tryAtom) }
}

/** The server's message for this page's link before a reload; undefined if the token has not been accepted yet. */
export function useLinkDone(): string | undefined {
  const { linkDone } = useLocation({ select: ({ state }) => state })
  const [first] = useState(linkDone)
  return first
}
