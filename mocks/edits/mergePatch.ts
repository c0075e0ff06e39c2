// JSON Merge Patch (RFC 7396): null removes a field, an array replaces another.

import { isRecord } from '#src/lib/isRecord.ts'

export type Json = Record<string, unknown>

export function patched(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const result: Json = isRecord(target) ? { ...target } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name]
    else result[name] = patched(result[name], value)
  }
  return result
}

/** The patch that turns one record into the other; undefined fields count as absent. */
export function patchBetween(before: Json, after: Json): Json {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [one, other] = [before[name], after[name]]
      if (JSON.stringify(one) === JSON.stringify(other)) return []
      if (!isRecord(one) || !isRecord(other)) return [[name, other ?? null]]
      const patch = patchBetween(one, other)
      // Only the order of their fields differs.
      return Object.keys(patch).length > 0 ? [[name, patch]] : []
    }),
  )
}
