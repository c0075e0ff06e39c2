/** A response that may be a list of one (AMB-51). */
export function firstOf(response: unknown): unknown {
  return Array.isArray(response) ? (response as unknown[])[0] : response
}
