const UNITS = [
  { ms: 86_400_000, one: 'day', many: 'days' },
  { ms: 3_600_000, one: 'h', many: 'h' },
  { ms: 60_000, one: 'min', many: 'min' },
  { ms: 1000, one: 's', many: 's' },
] as const

/** `+31 days`, `−1 h 30 min`: a duration in its two largest units; undefined for less than a second. */
export function distanceInWords(ms: number): string | undefined {
  const sign = ms < 0 ? '−' : '+'
  let left = Math.round(Math.abs(ms) / 1000) * 1000
  const parts = UNITS.flatMap(({ ms: size, one, many }) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count > 0 ? `${count} ${count === 1 ? one : many}` : []
  })
  return parts.length > 0 ? sign + parts.slice(0, 2).join(' ') : undefined
}
