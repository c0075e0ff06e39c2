import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import subsetFont from 'subset-font'

/** The first and the last code point. */
type Range = readonly [number, number]

/**
 * The signs that nearly every page shows: ASCII, no-break space, © · ×, dashes, quotes, bullet, ellipsis. A page that
 * shows another Latin letter (é) loads the whole file too.
 */
const EVERYDAY: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
]

const LATIN = /-latin-((?:wght|\d+)-\w+\.woff2)$/
const FACE = /@font-face \{[^}]*\}/g
const URL_IN_FACE = /url\('([^']+)'\)/
const FAMILY_IN_FACE = /font-family: '([^']+)';/
const RANGE_IN_FACE = /unicode-range:([^;]+);/

/** The name of the file with the everyday signs of a Latin font: `figtree-everyday-wght-normal.woff2`. */
export const everydayName = (file: string): string => basename(file).replace(LATIN, '-everyday-$1')

/** Whether a font has a file with the everyday signs only. */
export const hasEveryday = (file: string): boolean => LATIN.test(file)

/** The font with the everyday signs only, in WOFF2: two thirds of the bytes. */
export function everydayFont(path: string): Promise<Buffer> {
  const signs = EVERYDAY.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  return subsetFont(readFileSync(path), signs.join(''), { targetFormat: 'woff2' })
}

/** The family of a Latin font for all other letters, which follows the family in each list of fonts (app/theme.ts). */
const restOf = (family: string): string => `${family.split(' ')[0]} rest`

/**
 * The same CSS with a face for the everyday signs before each Latin one, which keeps the other signs of its range and
 * gets a family of its own. In one family, each size and weight of a text needs a temporary font for the faces that have
 * not loaded: two requests to the browser each, a third of the layout of a first page.
 */
export function withEverydayFaces(css: string): string {
  return css.replaceAll(FACE, (face) => {
    const [, file = ''] = URL_IN_FACE.exec(face) ?? []
    if (!hasEveryday(file)) return face
    const [, range = ''] = RANGE_IN_FACE.exec(face) ?? []
    const [, family = ''] = FAMILY_IN_FACE.exec(face) ?? []
    const rest = EVERYDAY.reduce((ranges, part) => ranges.flatMap((one) => without(one, part)), rangesIn(range))
    const withRange = (ranges: readonly Range[]) => face.replace(range, ` ${ranges.map(rangeText).join(', ')}`)
    return `${withRange(EVERYDAY).replace(file, everydayName(file))}\n${withRange(rest).replace(family, restOf(family))}`
  })
}

/** The parts of a range outside another one. */
function without([first, last]: Range, [from, to]: Range): Range[] {
  const parts: Range[] = [
    [first, Math.min(last, from - 1)],
    [Math.max(first, to + 1), last],
  ]
  return to < first || from > last ? [[first, last]] : parts.filter(([start, end]) => start <= end)
}

function rangesIn(text: string): Range[] {
  return text.split(',').map((part) => {
    const [first = Number.NaN, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [first, last]
  })
}

function rangeText([first, last]: Range): string {
  const [from, to] = [first, last].map((code) => code.toString(16).toUpperCase())
  return from === to ? `U+${from}` : `U+${from}-${to}`
}
