import type { Mood } from '#mocks/fixtures/types.ts'
import { ellipse, group, path } from '../svg.ts'

interface Eyes {
  mood: Mood
  ink: string
  /** Centre between the eyes, their distance from it, and their height. */
  middle: number
  apart: number
  y: number
  size: number
  /** Colour of the lids, for expressions with half-closed eyes. */
  lid: string
}

const shut: ReadonlySet<Mood> = new Set(['calm', 'dreamy'])

/** The eyes of non-human faces, with the moods of the fixtures. */
export function drawEyes({ mood, ink, middle, apart, y, size, lid }: Eyes): string {
  // A face in profile has one eye.
  const at = apart === 0 ? [middle] : [middle - apart, middle + apart]
  const both = (shape: (x: number, inner: 1 | -1) => string) =>
    at.map((x, index) => shape(x, index === 0 ? 1 : -1)).join('')
  const line = (d: string) => path(d, { stroke: ink, width: Math.round(size * 0.34) })
  if (shut.has(mood)) return line(both((x) => `M${x - size} ${y}q${size} ${size} ${size * 2} 0`))
  if (mood === 'grin')
    return line(both((x) => `M${x - size} ${y + size * 0.4}q${size}-${Math.round(size * 1.5)} ${size * 2} 0`))
  const scale = mood === 'surprised' ? 1.2 : 1
  const [rx, ry] = [size * 0.8 * scale, size * scale]
  const shine =
    both((x) => ellipse(x - rx * 0.3, y - ry * 0.36, rx * 0.32, ry * 0.3, {})) +
    both((x) => ellipse(x + rx * 0.3, y + ry * 0.38, rx * 0.15, ry * 0.14, {}))
  const open = both((x) => ellipse(x, y, rx, ry, { fill: ink })) + group(shine, 'fill="#fff"')
  const lids = both((x) => {
    const [half, y0] = [Math.round(size * 1.1), Math.round(y - size * 0.36)]
    return `M${Math.round(x) - half} ${y0}a${half} ${Math.round(size * 0.8)} 0 0 1 ${half * 2} 0q-${half}-${Math.round(size * 0.2)}-${half * 2} 0Z`
  })
  const lidLine = line(both((x) => `M${x - size} ${y - size * 0.36}q${size}-${Math.round(size * 0.2)} ${size * 2} 0`))
  const brow = (inner: number, outer: number) =>
    line(
      both((x, side) => `M${x + side * size * 0.8} ${y - size * inner}L${x - side * size * 0.9} ${y - size * outer}`),
    )
  switch (mood) {
    case 'sly':
      return open + path(lids, { fill: lid }) + lidLine
    case 'stern':
      return open + brow(1.25, 1.6)
    case 'sad':
      return open + brow(1.75, 1.35)
    default:
      return open
  }
}

/** A mouth under a snout or on a plain face: centre, height, half its width. */
export function drawMouth(mood: Mood, x: number, y: number, half: number, ink: string): string {
  const line = (d: string) => path(d, { stroke: ink, width: 10 })
  switch (mood) {
    case 'grin':
      return (
        path(`M${x - half} ${y}q${half} 16 ${half * 2} 0-10 ${half * 1.4}-${half} ${half * 1.4}T${x - half} ${y}Z`, {
          fill: ink,
          stroke: ink,
          width: 8,
        }) +
        path(
          `M${x - half * 0.5} ${y + half * 0.85}q${half * 0.5}-${Math.round(half * 0.5)} ${half} 0-${half * 0.5} ${half * 0.5}-${half} 0Z`,
          { fill: '#e5727d' },
        )
      )
    case 'surprised':
      return ellipse(x, y + half * 0.4, half * 0.36, half * 0.46, { fill: ink })
    case 'sad':
      return line(`M${x - half * 0.6} ${y + half * 0.4}q${half * 0.6}-${Math.round(half * 0.4)} ${half * 1.2} 0`)
    case 'stern':
    case 'neutral':
      return line(`M${x - half * 0.6} ${y + 6}q${half * 0.6} 8 ${half * 1.2} 0`)
    case 'sly':
      return line(`M${x - half * 0.7} ${y + 8}q${half} ${Math.round(half * 0.5)} ${half * 1.6}-14`)
    default:
      return line(`M${x - half} ${y}q${half} ${Math.round(half * 0.75)} ${half * 2} 0`)
  }
}

/** The double curve below the nose of cats, foxes and hares. */
export function drawMuzzle(mood: Mood, x: number, y: number, half: number, ink: string): string {
  const curve = path(
    `M${x} ${y - half * 0.5}V${y}M${x - half} ${y}q${half * 0.5} ${Math.round(half * 0.6)} ${half} 0 ${half * 0.5} ${Math.round(half * 0.6)} ${half} 0`,
    { stroke: ink, width: 9 },
  )
  const open = mood === 'grin' || mood === 'surprised' || mood === 'friendly'
  if (!open) return curve
  const depth = mood === 'grin' ? 0.95 : 0.6
  return (
    path(`M${x - half * 0.42} ${y + half * 0.25}q${half * 0.42} ${half * depth * 1.7} ${half * 0.84} 0Z`, {
      fill: '#e5727d',
      stroke: ink,
      width: 8,
    }) + curve
  )
}
