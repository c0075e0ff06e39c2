import { darker, lighter, mix } from '../colours.ts'
import type { PaletteColours } from '../palettes.ts'
import type { Random } from '../random.ts'
import { builtLandscapes } from './builtLandscapes.ts'
import type { Landscape } from './landscapeKit.ts'
import type { Moon } from './sky.ts'
import { wildLandscapes } from './wildLandscapes.ts'

export const landscapes = { ...wildLandscapes, ...builtLandscapes } satisfies Record<string, Landscape>

export type LandscapeName = keyof typeof landscapes

/** Silhouettes left and right of the figure, which covers the middle. */
export const drawLandscape = (name: LandscapeName, colours: PaletteColours, moon: Moon, random: Random) =>
  landscapes[name]({
    far: mix(colours.skyBottom, colours.skyTop, 0.48),
    near: darker(mix(colours.skyBottom, colours.skyTop, 0.8), 0.15),
    light: lighter(colours.moon, 0.1),
    moon,
    random,
  })
