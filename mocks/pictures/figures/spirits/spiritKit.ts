import { circle, ellipse, group } from '../../svg.ts'
import type { Making } from '../creature.ts'
import { drawEyes, drawMouth } from '../expressions.ts'

export const LINE = 11

export const MIDDLE = 480

export const glow = (x: number, y: number, radius: number, colour: string) =>
  circle(x, y, radius, { fill: colour, opacity: 0.1 }) + circle(x, y, radius * 0.8, { fill: colour, opacity: 0.12 })

export function features({ mood, colours }: Making, y: number, body: string, ink = colours.ink): string {
  return (
    group(ellipse(322, y + 84, 44, 26, {}) + ellipse(638, y + 84, 44, 26, {}), 'fill="#f2778a" opacity=".42"') +
    drawEyes({ mood, ink, middle: MIDDLE, apart: 112, y, size: 42, lid: body }) +
    drawMouth(mood, MIDDLE, y + 92, 50, ink)
  )
}
