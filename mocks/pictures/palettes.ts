import type { Palette, PersonFace } from '#mocks/fixtures/types.ts'
import type { Random } from './random.ts'
import { mix } from './colours.ts'

export interface PaletteColours {
  skyTop: string
  skyBottom: string
  moon: string
  skin: string
  /** Lines, pupils, and hair without its own colour. */
  ink: string
  /** Clothes that contrast with this sky: warm, light, contrasting, deep. */
  cloths: readonly [string, string, string, string]
}

const row = (colours: string, cloths: string): PaletteColours => {
  const [skyTop = '', skyBottom = '', moon = '', skin = '', ink = ''] = colours.split(' ').map((colour) => `#${colour}`)
  const [warm = '', light = '', contrasting = '', deep = ''] = cloths.split(' ').map((colour) => `#${colour}`)
  return { skyTop, skyBottom, moon, skin, ink, cloths: [warm, light, contrasting, deep] }
}

/** The eight rows of the palette table in the design, in its order; fixtures refer to them by number. */
const palettes: Record<Palette, PaletteColours> = {
  0: row('1b1140 6a3fd6 f4c95d ffe3cf 1a0f2e', 'f4c95d e4dbff e2688f 2c1f78'),
  1: row('061a2e 1f7a8c f2a65a f1c7a3 0b1d2a', 'f2a65a e6f0ea cf5a45 0f3a54'),
  2: row('2a0a2e c2437c ffd9a0 ffd9c7 2b0b22', 'ffd9a0 fff0e6 7a43b0 541440'),
  3: row('0a1f1c 2f8f6b e8f0a0 e0a983 08201a', 'e3e58f f3efd9 d0703f 13443b'),
  4: row('0e1230 3c5bd6 ffb3c7 ffdcc4 10153a', 'ffb3c7 e9edff f2c14e 1d2a80'),
  5: row('2b1207 c96a2b ffe8a3 c98d66 2a0f05', 'ffdf8f f6ead9 2f8a8c 5e2710'),
  6: row('151518 5a5a78 c9c4ff f3e6dc 141420', 'c9c4ff efe6dc d9a441 2e2e44'),
  7: row('22093a 9a3fe0 7fe3ff 8d5a3f 1b0730', '7fe3ff f4e8ff ff8ac2 40147a'),
}

export const PALETTE_COUNT = 8

export const paletteColours = (palette: Palette) => palettes[palette]

/** The palette of a renewed picture: it differs from the one before, and all eight are used before one repeats. */
export const paletteOfScene = (home: Palette, scene: number) => ((home + scene * 3) % PALETTE_COUNT) as Palette

const skins: Record<NonNullable<PersonFace['skin']>, readonly string[]> = {
  pale: ['#ffeada', '#ffe3cf', '#fbe3d9'],
  light: ['#ffd9c7', '#f8d2b3', '#f1c7a3'],
  tan: ['#e6b48c', '#e0a983', '#d8a274'],
  brown: ['#c98d66', '#ba7f58', '#b0744d'],
  dark: ['#96624a', '#8d5a3f', '#80503a'],
}

export const skinColour = (face: PersonFace, colours: PaletteColours, random: Random) =>
  random.pick(face.skin ? skins[face.skin] : [colours.skin])

const hairs: Record<Exclude<NonNullable<PersonFace['hairColour']>, 'ink'>, string> = {
  grey: '#98939f',
  white: '#dedaea',
  red: '#b5482a',
  blond: '#e6b956',
  blue: '#4d7ee6',
  green: '#3da878',
}

/** Ink hair is slightly lighter than the lines, so that lines in hair and beards stay visible. */
export const hairColour = (face: PersonFace, colours: PaletteColours) =>
  face.hairColour && face.hairColour !== 'ink' ? hairs[face.hairColour] : mix(colours.ink, colours.skyBottom, 0.16)
