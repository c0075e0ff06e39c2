import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SMALL_SCREEN_BELOW_PX } from '#src/product/breakpoints.ts'
import { BOTTOM_BAR_LABELS_ABOVE_PX, SIDEBAR_COLLAPSED_PX, SIDEBAR_EXPANDED_PX } from '#src/product/limits.ts'

const css = readFileSync(new URL('frame.css', import.meta.url), 'utf8')
const all = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, value]) => value)

it.for([
  {
    what: 'the widths of the sidebar',
    found: all(/--frame-(?:side|narrow): max\((\d+)px/g),
    limits: [SIDEBAR_COLLAPSED_PX, SIDEBAR_EXPANDED_PX],
  },
  {
    what: 'the width above which the bottom bar has labels',
    found: all(/width <= (\d+)px/g),
    limits: [BOTTOM_BAR_LABELS_ABOVE_PX],
  },
  { what: 'where the small screen ends', found: all(/min-width: (\d+)px/g), limits: [SMALL_SCREEN_BELOW_PX] },
  {
    what: 'where the small screen begins',
    found: all(/max-width: ([\d.]+)px/g),
    limits: [SMALL_SCREEN_BELOW_PX - 0.02],
  },
])('$what: the style sheet has the same value as src/product/', ({ found, limits }) => {
  expect([...new Set(found)]).toEqual(limits.map(String))
})
