/**
 * The time of a server's timestamp in milliseconds since 1970; NaN if it is invalid. A timestamp without a
 * zone is UTC: browsers would parse it as local time. Digits alone are seconds or milliseconds since 1970.
 */
export function instantOf(timestamp: string): number {
  if (/^\d{9,10}$/.test(timestamp)) return Number(timestamp) * 1_000
  if (/^\d{12,13}$/.test(timestamp)) return Number(timestamp)
  const isZoneless = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(timestamp)
  return Date.parse(isZoneless ? `${timestamp.replace(' ', 'T')}Z` : timestamp)
}
