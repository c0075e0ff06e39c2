import { paletteColours, paletteOfScene } from './palettes.ts'
import type { PaletteColours } from './palettes.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import type { PortraitFace } from './portraitFace.ts'
import { landscapes } from './scenes/landscapes.ts'
import type { LandscapeName } from './scenes/landscapes.ts'
import type { MoonKind } from './scenes/sky.ts'
import type { Cloth } from './wardrobe/garmentKit.ts'
import type { GarmentName } from './wardrobe/garments.ts'
import type { HeadwearName } from './wardrobe/headwear.ts'
import { clothColourRules, firstMatch, garmentRules, headwearRules, landscapeRules, paletteRules } from './words.ts'

/** Everything in a picture except the face: the parts that a renewal or a retouch may change. */
export interface Direction {
  colours: PaletteColours
  moon: MoonKind
  landscape: LandscapeName
  garment: GarmentName
  headwear: HeadwearName | undefined
  cloth: Cloth
  /** Fewer stars, a plain horizon, plain clothes: for a drawing whose data URL would be too long. */
  lean: boolean
  random: Random
}

const moons: readonly MoonKind[] = ['plain', 'ringed', 'crescent', 'none']
/** Garments that suit anyone; the others need a matching word in the text. */
const everyday: readonly GarmentName[] = [
  'sweater',
  'turtleneck',
  'coat',
  'scarf',
  'cloak',
  'crossed',
  'hoodie',
  'stripes',
  'fur',
]
const accessories: readonly HeadwearName[] = ['headphones', 'goggles', 'wreath', 'beret', 'beanie', 'brimmed']

export function directionOf(face: PortraitFace, scene: number, lean = false): Direction {
  const random = seeded(`${face.seed} scene ${scene}`)
  const { about = '', wish = '' } = face
  const home = paletteColours(face.palette)
  const palette = firstMatch(paletteRules, wish) ?? paletteOfScene(face.palette, scene)
  const colours = paletteColours(palette)
  const headwear = headwearFor(about, wish, scene, random)
  const named = firstMatch(garmentRules, wish) ?? firstMatch(garmentRules, about) ?? random.pick(everyday)
  // A hood does not fit together with a hat or with standing ears.
  const garment = named === 'robe' && (face.kind !== 'person' || headwear) ? 'cloak' : named
  const [main, second] = clothColours(garment, colours, random)
  const wished = firstMatch(clothColourRules, wish) ?? firstMatch(clothColourRules, about)
  return {
    colours,
    moon: scene === 0 ? face.moon : (moons[(moons.indexOf(face.moon) + scene) % moons.length] ?? 'plain'),
    landscape:
      firstMatch(landscapeRules, wish) ??
      (scene === 0 ? firstMatch(landscapeRules, about.replaceAll('\n', ' ')) : undefined) ??
      random.pick(Object.keys(landscapes) as LandscapeName[]),
    garment: lean ? 'sweater' : garment,
    headwear: lean ? undefined : headwear,
    cloth: { main: wished ?? main, second, accent: colours.moon, ink: home.ink },
    lean,
    random,
  }
}

function clothColours(garment: GarmentName, { cloths }: PaletteColours, random: Random): readonly [string, string] {
  const [warm, light, contrasting, deep] = cloths
  // A fur or pleated collar is light, and a hood around dark hair is not dark.
  if (garment === 'fur' || garment === 'ruff')
    return random.pick([
      [warm, light],
      [contrasting, light],
      [deep, light],
    ] as const)
  if (garment === 'robe')
    return random.pick([
      [warm, deep],
      [light, contrasting],
      [contrasting, light],
    ] as const)
  return random.pick([
    [warm, deep],
    [light, contrasting],
    [contrasting, light],
    [deep, warm],
    [deep, light],
    [contrasting, deep],
  ] as const)
}

function headwearFor(about: string, wish: string, scene: number, random: Random): HeadwearName | undefined {
  const named = firstMatch(headwearRules, wish) ?? firstMatch(headwearRules, about)
  if (named) return named === 'none' ? undefined : named
  return scene > 0 && random.chance(0.4) ? random.pick(accessories) : undefined
}
