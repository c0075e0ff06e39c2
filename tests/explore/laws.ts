import { BRAND } from '#src/product/brand.ts'
import { pageAt, PAGES } from '#src/product/pages.ts'
import type { Sight } from './sight.ts'
import type { Breach } from './trail.ts'

/** A page with fewer characters counts as blank. */
const LEAST_TEXT = 20
/** The text of src/app/ErrorScreen.tsx, which is shown when rendering throws. */
const CRASH = 'Oops! An error occurred'
/** Larger text in a narrower window is not supported. */
const NARROWEST_PX = 320
const USUAL_TEXT_PX = 16
/** Tolerance for rounding by the browser. */
const SIDEWAYS_TOLERANCE_PX = 1

/** The laws that a single sight violates. */
export function breachesIn(sight: Sight): Breach[] {
  const found: Breach[] = []
  const breach = (law: Breach['law'], what: string) => void found.push({ law, what })
  if (sight.textLength < LEAST_TEXT) breach('no blank page', `${addressOf(sight)} shows ${sight.textLength} characters`)
  if (sight.headings.includes(CRASH)) breach('no exception', `${addressOf(sight)} shows "${CRASH}"`)
  for (const raw of sight.raw) breach('no raw value', `${addressOf(sight)}: …${raw}…`)
  const isOne = sight.headings.length === 1 && sight.headings[0] !== ''
  // A page that still loads may not know its title yet.
  const isComing = sight.headings.length === 0 && sight.busy.length > 0
  if (!isOne && !isComing)
    breach('one heading', `${addressOf(sight)} has ${sight.headings.length} of level 1: ${sight.headings.join(', ')}`)
  const title = whyTitleDoesNotFit(sight)
  if (title) breach('a title that fits', title)
  if (sight.focus) breach('focus is seen', sight.focus)
  const widthInUsualText = (sight.windowWidth * USUAL_TEXT_PX) / Math.max(sight.textSizePx, USUAL_TEXT_PX)
  if (sight.sidewaysPx > SIDEWAYS_TOLERANCE_PX && widthInUsualText >= NARROWEST_PX)
    breach('no sideways scroll', `${addressOf(sight)} is ${sight.sidewaysPx} px wider than the window`)
  return found
}

function whyTitleDoesNotFit({ path, title, headings }: Sight): string | undefined {
  if (!title.includes(BRAND)) return `${path} is called "${title}"`
  const page = pageAt(path)
  if (!page) return undefined
  // The heading of a full-page failure names it too.
  const name = title.replace(` · ${BRAND}`, '')
  if (headings.some((heading) => heading.includes(name))) return undefined
  if (page.title !== undefined) return name === page.title ? undefined : `${page.address} is called "${title}"`
  const others = Object.values(PAGES).flatMap((each) => (each.title === undefined ? [] : `${each.title} · ${BRAND}`))
  return others.includes(title) ? `${page.address} is called "${title}"` : undefined
}

/** The address as in the table of pages, so that one bug of a page is one finding. */
export function addressOf({ path }: Pick<Sight, 'path'>): string {
  return pageAt(path)?.address ?? 'an address without a page'
}
