import { BRAND } from '#src/product/brand.ts'
import { pageAt, PAGES } from '#src/product/pages.ts'
import type { PageState } from './pageState.ts'

export type Invariant =
  | 'no exception'
  | 'no error in the console'
  | 'no call breaks the contract'
  | 'no blank page'
  | 'no raw value'
  | 'one heading'
  | 'a title that fits'
  | 'focus is seen'
  | 'no sideways scroll'
  | 'nothing takes the click of another'
  | 'axe is clean'
  | 'typed text is somewhere'
  | 'nothing loads for ever'
  | 'every dialog can be closed'
  | 'every page can be left'

export interface Violation {
  invariant: Invariant
  what: string
}

/** Violations with the same signature probably have the same cause: numbers and ids are left out. */
export function signatureOf({ invariant, what }: Violation): string {
  return `${invariant}: ${what
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
    .replaceAll(/\d+/g, '#')
    .slice(0, 200)}`
}

/** A page with fewer characters counts as blank. */
const LEAST_TEXT = 20
/** The text of src/app/ErrorScreen.tsx, which is shown when rendering throws. */
const CRASH = 'Oops! An error occurred'
/** Larger text in a narrower window is not supported. */
const NARROWEST_PX = 320
const USUAL_TEXT_PX = 16
/** Tolerance for rounding by the browser. */
const SIDEWAYS_TOLERANCE_PX = 1

/** The invariants that a single state violates. */
export function violationsOf(state: PageState): Violation[] {
  const found: Violation[] = []
  const violates = (invariant: Invariant, what: string) => void found.push({ invariant, what })
  if (state.textLength < LEAST_TEXT)
    violates('no blank page', `${addressOf(state)} shows ${state.textLength} characters`)
  if (state.headings.includes(CRASH)) violates('no exception', `${addressOf(state)} shows "${CRASH}"`)
  for (const raw of state.raw) violates('no raw value', `${addressOf(state)}: …${raw}…`)
  const isOne = state.headings.length === 1 && state.headings[0] !== ''
  // A page that still loads may not know its title yet.
  const isComing = state.headings.length === 0 && state.busy.length > 0
  if (!isOne && !isComing)
    violates('one heading', `${addressOf(state)} has ${state.headings.length} of level 1: ${state.headings.join(', ')}`)
  const title = whyTitleDoesNotFit(state)
  if (title) violates('a title that fits', title)
  if (state.focus) violates('focus is seen', state.focus)
  const widthInUsualText = (state.windowWidth * USUAL_TEXT_PX) / Math.max(state.textSizePx, USUAL_TEXT_PX)
  if (state.sidewaysPx > SIDEWAYS_TOLERANCE_PX && widthInUsualText >= NARROWEST_PX)
    violates('no sideways scroll', `${addressOf(state)} is ${state.sidewaysPx} px wider than the window`)
  return found
}

function whyTitleDoesNotFit({ path, title, headings }: PageState): string | undefined {
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
export function addressOf({ path }: Pick<PageState, 'path'>): string {
  return pageAt(path)?.address ?? 'an address without a page'
}
