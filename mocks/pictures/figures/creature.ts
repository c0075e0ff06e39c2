import type { Mood } from '#mocks/fixtures/types.ts'
import type { PaletteColours } from '../palettes.ts'
import type { Random } from '../random.ts'

export interface Making {
  mood: Mood
  colours: PaletteColours
  random: Random
  about: string
}

/** A drawing in the box of a head (980 × 980, middle 480, lower edge of the canvas at about 980). */
export interface Creature {
  back?: string
  face: string
  /** Before the clothes: paws, waves, leaves. */
  front?: string
  /** Clothes fit a neck between x = 330 and 640: a chin lies over the collar, a long neck stands in it. */
  dressed?: 'under the head' | 'over the neck'
  /** Where a small hat sits, and how small; absent when nothing would stay on. */
  hat?: { x: number; y: number; scale: number }
}

export type Draw = (making: Making) => Creature
