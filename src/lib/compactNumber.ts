const UNITS = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
] as const

/**
 * A count in short form: 1234 is 1.23k, 12345 is 12.3k, 123456 is 123k. Trailing zeros are removed, and a value that
 * rounds to 1000 uses the next unit. Values under 1000, also negative ones, are unchanged; an invalid number
 * counts as missing, which is -1.
 */
export function compactNumber(count: number): string {
  if (!Number.isFinite(count)) return '-1'
  if (count < 1000) return String(count)
  const at = UNITS.findIndex(({ from }) => count >= from)
  const scaled = roundedIn(UNITS[at]!.from, count)
  // 999 999 is 1000 thousands here; billions have no next unit.
  return scaled === 1000 && at > 0 ? `1${UNITS[at - 1]!.letter}` : `${scaled}${UNITS[at]!.letter}`
}

/** Two decimals under 10, one under 100, none from 100 up. */
function roundedIn(unit: number, count: number): number {
  const steps = count < 10 * unit ? 100 : count < 100 * unit ? 10 : 1
  // Multiplied first: 9995 / 1000 * 100 is 999.4999….
  return Math.round((count * steps) / unit) / steps
}
