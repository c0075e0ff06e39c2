import type { Mood } from '#mocks/fixtures/types.ts'
import type { PaletteColours } from '../palettes.ts'
import type { Random } from '../random.ts'

export interface Making {
  mood: Mood
  colours: PaletteColours
  random: Random
  about: string
}

/** A drawing in the coordinates of a head (980 × 980, middle 480, lower edge of the canvas at about 980). */
export interface Creature {
  back?: string
  face: string
  /** Drawn before the clothes: paws, waves, leaves. */
  front?: string
  /** Clothes fit a neck between x = 330 and 640: a chin overlaps the collar, the collar overlaps a long neck. */
  dressed?: 'under the head' | 'over the neck'
  /** Position and scale of a small hat; absent if the head cannot carry one. */
  hat?: { x: number; y: number; scale: number }
}

export type Draw = (making: Making) => Creature
