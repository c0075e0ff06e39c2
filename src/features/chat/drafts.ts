import { atom } from 'jotai'
import { sessionAtom } from '#src/session/session.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { type Place, viewerAtom, VISITOR } from './place.ts'
import { storedText, storeText } from './storedText.ts'

// What is typed in the composer of each chat. It outlives navigation, reloads and the session, and is shown to whoever
// typed it: each viewer has drafts of their own, visitors have theirs.

/** What was typed in this tab; everything else is still in the storage. */
const typedAtom = atom<Readonly<Record<string, string>>>({})

const keyOf = ({ viewer, characterId }: Place) => `chatDraft:${viewer}:${characterId}`

/** The text in the composer of one chat. */
export const draftAt = (place: Place) =>
  atom((get) => get(typedAtom)[keyOf(place)] ?? storedText(get(worldAtom).storage, keyOf(place)))

export const writeDraftAtom = atom(null, (get, set, place: Place, text: string): void => {
  const key = keyOf(place)
  set(typedAtom, { ...get(typedAtom), [key]: text })
  storeText(get(worldAtom).storage, key, text)
})

/** Puts a text that could not be sent back into the composer, before whatever has been typed meanwhile. */
export const giveBackAtom = atom(null, (get, set, place: Place, text: string): void => {
  const typed = get(draftAt(place))
  set(writeDraftAtom, place, typed.trim() === '' ? text : `${text}\n${typed}`)
  // The session has expired on the way: whoever sits there still sees what they wrote.
  const { error } = get(sessionAtom)
  if (get(viewerAtom) === VISITOR && error !== undefined) set(copyDraftAtom, place, { ...place, viewer: VISITOR })
})

/** The viewer has changed under an open composer: what is typed in it stays, unless its owner has signed out. */
export const followViewerAtom = atom(null, (get, set, from: Place, to: Place): void => {
  if (to.viewer !== VISITOR) set(claimDraftAtom, to)
  else if (get(sessionAtom).error !== undefined) set(copyDraftAtom, from, to)
})

/** Shows a member's text to a visitor: for a session that has ended by itself. */
const copyDraftAtom = atom(null, (get, set, from: Place, to: Place): void => {
  set(writeDraftAtom, to, together(get(draftAt(to)), get(draftAt(from))))
})

/** What a visitor has typed belongs to whom they turn out to be. */
export const claimDraftAtom = atom(null, (get, set, place: Place): void => {
  const visitors = { ...place, viewer: VISITOR }
  const text = get(draftAt(visitors))
  if (text === '') return
  set(copyDraftAtom, visitors, place)
  set(writeDraftAtom, visitors, '')
})

/** Both texts, or the longer one where it begins with the other: the same text, typed on. */
export function together(one: string, other: string): string {
  if (one.startsWith(other)) return one
  if (other.startsWith(one)) return other
  return `${one}\n${other}`
}
