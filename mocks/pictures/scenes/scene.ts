import type { Direction } from '../direction.ts'
import type { PaletteColours } from '../palettes.ts'
import { circle, path } from '../svg.ts'
import { drawLandscape } from './landscapes.ts'
import { drawSky, placeMoon } from './sky.ts'

/** A lighter area around the head, for dark hair before a dark sky. */
const air = ({ skyBottom }: PaletteColours) =>
  `<radialGradient id="air"><stop offset=".45" stop-color="${skyBottom}" stop-opacity=".75"/><stop offset="1" stop-color="${skyBottom}" stop-opacity="0"/></radialGradient>` +
  circle(300, 470, 330, { fill: 'url(#air)' })

/** The background of a figure, and a few lights in front of it. */
export function drawScene({ colours, moon: kind, landscape, lean, random }: Direction): {
  behind: string
  before: string
} {
  const moon = placeMoon(kind, random)
  const behind =
    drawSky(moon, colours, random, lean) + (lean ? '' : drawLandscape(landscape, colours, moon, random) + air(colours))
  const dots = Array.from({ length: random.integer(3, 7) }, () => {
    const x = random.chance(0.5) ? random.integer(10, 80) : random.integer(520, 590)
    return `M${x} ${random.integer(360, 740)}h0`
  }).join('')
  return { behind, before: lean ? '' : path(dots, { stroke: colours.moon, width: random.integer(5, 8), opacity: 0.7 }) }
}
