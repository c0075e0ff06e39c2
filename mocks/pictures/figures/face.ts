import type { Options } from '@dicebear/lorelei'

type Variant<Part extends keyof Options> = Options[Part] extends readonly (infer Name)[] | undefined ? Name : never

export type GlassesShape = 'round' | 'square' | 'dark'

export interface Features {
  head: Variant<'head'>
  hair: Variant<'hair'>
  eyes: Variant<'eyes'>
  eyebrows: Variant<'eyebrows'>
  nose: Variant<'nose'>
  mouth: Variant<'mouth'> | 'open'
  beard?: Variant<'beard'>
  earrings?: Variant<'earrings'>
  glasses?: GlassesShape
  freckles: boolean
  flower: boolean
}

export interface FaceColours {
  ink: string
  skin: string
  hair: string
  earrings: string
  flower: string
}
