import type { Place } from './place.ts'
import { storedText, storeText } from './storedText.ts'

// The message that is on its way, for a page that is loaded anew before the reply: in the tab's own storage, because
// other tabs do not wait for it.

const keyOf = ({ viewer, characterId }: Place) => `chatSent:${viewer}:${characterId}`

/** '' where none is on its way. */
export function sentBefore(storage: Storage, place: Place): string {
  return storedText(storage, keyOf(place))
}

export function rememberSent(storage: Storage, place: Place, text: string): void {
  storeText(storage, keyOf(place), text)
}

export function forgetSent(storage: Storage, place: Place): void {
  storeText(storage, keyOf(place), '')
}
