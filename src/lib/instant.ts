/**
 * The time of a server's timestamp in milliseconds since 1970; NaN if it is invalid. A timestamp without a
 * zone is UTC: browsers would parse it as local time.
 */
export function instantOf(timestamp: string): number {
  const isZoneless = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(timestamp)
  return Date.parse(isZoneless ? `${timestamp.replace(' ', 'T')}Z` : timestamp)
}
