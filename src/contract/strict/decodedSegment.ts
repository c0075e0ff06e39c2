/** A segment of an address, percent-decoded. Unchanged if it cannot be decoded: a `%` may be literal. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
