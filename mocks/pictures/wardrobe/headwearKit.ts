import type { Cloth } from './garmentKit.ts'

export interface Headwear {
  /** Hats hide the hair, so they only fit styles that end close to the skull. */
  hat?: true
  back?: (cloth: Cloth) => string
  front: (cloth: Cloth) => string
}

/** The ink of all outlines, in the box of the head. */
export const LINE = 10
