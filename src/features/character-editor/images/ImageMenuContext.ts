import { createContext } from 'react'

/** What the entries of the Actions menu say and offer; the menu itself is loaded with the first hover. */
export interface ImageMenuState {
  isRenewing: boolean
  /** Another change of the images runs: a new one has to wait. */
  isBusy: boolean
  /** Nothing can be chosen: the form is being saved, or there is no character yet. */
  isDisabled: boolean
  /** Why nothing can be chosen, in words. */
  hint?: string | undefined
}

export const ImageMenuContext = createContext<ImageMenuState>({ isRenewing: false, isBusy: false, isDisabled: false })
