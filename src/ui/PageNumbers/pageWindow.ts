/** A range of pages that is left out. */
export const GAP = 'gap'

/**
 * The pages to show for `page`: the first, the last, and `eitherSide` of them around the current one, in order,
 * with a gap where some are left out.
 */
export function pageWindow(page: number, pages: number, eitherSide: number): (number | typeof GAP)[] {
  const around = Array.from({ length: 2 * eitherSide + 1 }, (_, index) => page - eitherSide + index)
  const offered = [...new Set([1, ...around, pages])].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
  return offered.flatMap((one, place) => (one - (offered[place - 1] ?? 0) > 1 ? [GAP, one] : [one]))
}
