/**
 * Coordinates are rounded to whole units: the canvas is 600 × 800, and a unit is less than a pixel of the largest file.
 */
export const round = (value: number) => Math.round(value)

interface Look {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  extra?: string
}

/** The root of a drawing sets `fill="none"`, round line ends and round joins once. */
const attributes = ({ fill, stroke, width = 9, opacity, extra }: Look) =>
  [
    fill && `fill="${fill}"`,
    stroke && `stroke="${stroke}" stroke-width="${width}"`,
    opacity !== undefined && `opacity="${opacity}"`,
    extra,
  ]
    .filter(Boolean)
    .join(' ')

export const path = (d: string, look: Look) => `<path d="${d}" ${attributes(look)}/>`

export const circle = (cx: number, cy: number, r: number, look: Look) =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" ${attributes(look)}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, look: Look) =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" ${attributes(look)}/>`

export const group = (content: string, extra: string) => (content ? `<g ${extra}>${content}</g>` : '')

/** The shape together with its mirror image at x. */
export const mirrored = (content: string, x: number) =>
  content + group(content, `transform="matrix(-1 0 0 1 ${2 * x} 0)"`)
