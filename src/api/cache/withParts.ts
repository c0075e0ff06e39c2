/** Changes each part of cached data; returns the same object if no part has changed, so that nothing re-renders. */
export function withParts(whole: unknown[] | Record<string, unknown>, change: (part: unknown) => unknown): unknown {
  const entries = Object.entries(whole).map(([key, part]) => [key, part, change(part)] as const)
  if (entries.every(([, part, next]) => part === next)) return whole
  return Array.isArray(whole)
    ? entries.map(([, , next]) => next)
    : Object.fromEntries(entries.map(([key, , next]) => [key, next]))
}
