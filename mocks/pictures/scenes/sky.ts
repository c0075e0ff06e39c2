import type { FaceHints } from '#mocks/fixtures/types.ts'
import { lighter, mix } from '../colours.ts'
import type { PaletteColours } from '../palettes.ts'
import type { Random } from '../random.ts'
import { circle, ellipse, group, path, round } from '../svg.ts'

export type MoonKind = FaceHints['moon']

export interface Moon {
  kind: MoonKind
  x: number
  y: number
  radius: number
}

/** Definitions come first, then shapes; gradients need ids, which are scoped to their picture. */
const gradient = (id: string, kind: 'linear' | 'radial', place: string, stops: [number, string, number?][]) =>
  `<${kind}Gradient id="${id}" ${place}>${stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</${kind}Gradient>`

/** Dots as one path of zero-length lines: forty stars in three elements. */
function stars(random: Random, lean: boolean): string {
  const layer = (count: number, width: number, opacity: number) =>
    path(Array.from({ length: count }, () => `M${random.integer(8, 592)} ${random.integer(8, 540)}h0`).join(''), {
      stroke: '#fff',
      width,
      opacity,
    })
  const sparkle = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y - size}q3 ${size - 3} ${size} ${size}-${size - 3} 3-${size} ${size}-3-${size - 3}-${size}-${size} ${size - 3}-3 ${size}-${size}Z`,
      {
        fill: '#fff',
        opacity: 0.9,
      },
    )
  if (lean) return layer(14, 4, 0.7)
  return (
    layer(20, 3, 0.55) +
    layer(8, 5, 0.75) +
    layer(3, 7, 0.95) +
    Array.from({ length: random.integer(1, 3) }, () =>
      sparkle(random.integer(40, 560), random.integer(30, 260), random.integer(9, 16)),
    ).join('')
  )
}

/** The moon is in an upper corner, or half behind the head, as in the design. */
export function placeMoon(kind: MoonKind, random: Random): Moon {
  const radius = kind === 'ringed' ? random.integer(78, 116) : random.integer(92, 168)
  const left = random.chance(0.5)
  const x = random.chance(0.25) ? random.integer(250, 350) : random.integer(90, 200)
  return { kind, x: left ? x : 600 - x, y: random.integer(110, 210), radius }
}

function drawMoon({ kind, x, y, radius }: Moon, colours: PaletteColours, random: Random): string {
  const glow = circle(x, y, radius * 2.4, { fill: 'url(#glow)' })
  if (kind === 'crescent') {
    const far = round(radius * 0.78)
    return (
      glow +
      circle(x, y, radius, { fill: colours.moon, opacity: 0.1 }) +
      group(
        path(`M0-${radius}A${radius} ${radius} 0 1 0 0 ${radius} ${far} ${radius} 0 1 1 0-${radius}Z`, {
          fill: 'url(#moon)',
        }),
        `transform="translate(${x} ${y}) rotate(${random.integer(-40, 40) + (x > 300 ? 180 : 0)})"`,
      )
    )
  }
  const spots = Array.from({ length: 4 }, () => {
    const distance = radius * random.between(0.2, 0.72)
    const angle = random.between(0, 6.3)
    return circle(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, radius * random.between(0.06, 0.17), {
      fill: colours.skyBottom,
      opacity: 0.18,
    })
  }).join('')
  const body = circle(x, y, radius, { fill: 'url(#moon)' }) + spots
  if (kind !== 'ringed') return glow + body
  const tilt = `transform="rotate(${random.integer(-28, -10) * (random.chance(0.5) ? 1 : -1)} ${x} ${y})"`
  const [rx, ry] = [round(radius * 1.75), round(radius * 0.42)]
  const ring = { stroke: lighter(colours.moon, 0.35), width: 7 }
  return (
    glow +
    group(ellipse(x, y, rx, ry, { ...ring, opacity: 0.45 }), tilt) +
    body +
    group(path(`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`, { ...ring, opacity: 0.95 }), tilt)
  )
}

/** Without a moon, ribbons or a band of dust light the sky. */
function drawLights(colours: PaletteColours, random: Random): string {
  if (random.chance(0.5)) {
    const ribbon = (y: number, opacity: number) =>
      path(
        `M-20 ${y}C120 ${y - 120} 240 ${y + 90} 380 ${y - 30}S560 ${y - 120} 640 ${y - 60}V${y + 40}C520 ${y - 10} 440 ${y + 130} 320 ${y + 100}S120 ${y + 30}-20 ${y + 140}Z`,
        { fill: 'url(#ribbon)', opacity },
      )
    return ribbon(random.integer(150, 200), 0.5) + ribbon(random.integer(250, 300), 0.35)
  }
  const lean = random.chance(0.5) ? -32 : 32
  return group(
    ellipse(300, 220, 520, 110, { fill: 'url(#glow)' }) +
      ellipse(300, 220, 420, 46, { fill: 'url(#glow)' }) +
      circle(random.integer(140, 460), random.integer(150, 290), 16, { fill: colours.moon }),
    `transform="rotate(${lean} 300 220)"`,
  )
}

function comet(random: Random, colour: string): string {
  const [x, y] = [random.integer(60, 420), random.integer(40, 170)]
  return (
    path(`M${x} ${y}l110 52`, { stroke: colour, width: 3, opacity: 0.45 }) +
    path(`M${x + 66} ${y + 31}l44 21`, { stroke: '#fff', width: 5, opacity: 0.95 })
  )
}

/** Gradient, stars, moon; the canvas is 600 × 800. */
export function drawSky(moon: Moon, colours: PaletteColours, random: Random, lean: boolean): string {
  const horizon = mix(colours.skyBottom, colours.moon, 0.22)
  const definitions = [
    gradient('sky', 'linear', 'x2="0" y2="1"', [
      [0, colours.skyTop],
      [0.62, colours.skyBottom],
      [0.82, horizon],
    ]),
    gradient('moon', 'radial', 'cx=".36" cy=".32" r=".8"', [
      [0, lighter(colours.moon, 0.45)],
      [0.5, colours.moon],
      [1, mix(colours.moon, colours.skyBottom, 0.5)],
    ]),
    gradient('glow', 'radial', '', [
      [0, colours.moon, 0.5],
      [0.45, colours.moon, 0.16],
      [1, colours.moon, 0],
    ]),
    moon.kind === 'none'
      ? gradient('ribbon', 'linear', 'x2="0" y2="1"', [
          [0, colours.moon, 0],
          [0.55, colours.moon, 0.55],
          [1, colours.moon, 0],
        ])
      : '',
  ].join('')
  return (
    `<defs>${definitions}</defs><path d="M0 0h600v800H0z" fill="url(#sky)"/>` +
    stars(random, lean) +
    (!lean && random.chance(0.18) ? comet(random, colours.moon) : '') +
    (moon.kind === 'none' ? drawLights(colours, random) : drawMoon(moon, colours, random))
  )
}
