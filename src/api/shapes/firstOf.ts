/** A value that the server may send as a list with one entry. */
export function firstOf(response: unknown): unknown {
  return Array.isArray(response) ? (response as unknown[])[0] : response
}
