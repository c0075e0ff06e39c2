/**
 * The moment a server's timestamp names, in milliseconds since 1970; NaN where it names none. A timestamp without a
 * zone is UTC (AMB-02): browsers would take it for the visitor's own time.
 */
export function instantOf(timestamp: string): number {
  const isZoneless = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(timestamp)
  return Date.parse(isZoneless ? `${timestamp.replace(' ', 'T')}Z` : timestamp)
}
