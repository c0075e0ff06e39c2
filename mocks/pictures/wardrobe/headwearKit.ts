import type { Cloth } from './garmentKit.ts'

export interface Headwear {
  /** A hat covers the hair, so it fits only hair styles that are close to the skull. */
  hat?: true
  back?: (cloth: Cloth) => string
  front: (cloth: Cloth) => string
}

/** Width of all outlines, in the coordinates of the head. */
export const LINE = 10
