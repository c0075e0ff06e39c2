import { atom } from 'jotai'
import { perPersonAtom } from '#src/session/person.ts'

export interface Toast {
  message: string
  style: 'success' | 'error'
  /** @default TOAST_MS */
  forMs?: number
}

/** Toasts that wait for their code to load. */
export const waitingToastsAtom = perPersonAtom<Toast[]>([])

/** Shows a message, for three seconds by default, on any page. */
export const showToastAtom = atom(null, (get, set, toast: Toast) => {
  set(waitingToastsAtom, [...get(waitingToastsAtom), toast])
})

/** Increases when another page has rendered: its bars may be at another place. */
export const pagesRenderedAtom = atom(0)
