/** A run of pages that are left out. */
export const GAP = 'gap'

/**
 * The pages to offer beside `page`: the first, the last, and `eitherSide` of them around the current one, in order,
 * with a gap wherever some are left out.
 */
export function pageWindow(page: number, pages: number, eitherSide: number): (number | typeof GAP)[] {
  const offered = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= eitherSide,
  )
  return offered.flatMap((one, place) => (one - (offered[place - 1] ?? 0) > 1 ? [GAP, one] : [one]))
}
