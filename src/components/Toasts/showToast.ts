import { atom } from 'jotai'
import { perPersonAtom } from '#src/session/person.ts'

export interface Toast {
  message: string
  style: 'success' | 'error'
}

/** Toasts on their way to the screen: their code may still be coming. */
export const waitingToastsAtom = perPersonAtom<Toast[]>([])

/** Says something for three seconds, over whatever is on the screen. */
export const showToastAtom = atom(null, (get, set, toast: Toast) => {
  set(waitingToastsAtom, [...get(waitingToastsAtom), toast])
})
