import type { Place } from './place.ts'

// The message that is on its way, for a page that is loaded anew before the reply: in the tab's own storage, because
// other tabs do not wait for it.

const keyOf = ({ viewer, characterId }: Place) => `chatSent:${viewer}:${characterId}`

export function sentBefore(storage: Storage, place: Place): string | undefined {
  try {
    return storage.getItem(keyOf(place)) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberSent(storage: Storage, place: Place, text: string): void {
  try {
    storage.setItem(keyOf(place), text)
  } catch {
    // Full or blocked: the text lasts as long as the page.
  }
}

export function forgetSent(storage: Storage, place: Place): void {
  try {
    storage.removeItem(keyOf(place))
  } catch {
    // Blocked: there is none.
  }
}
