import { isRecord } from '#src/lib/isRecord.ts'
import { withParts } from './withParts.ts'

/** A cached list of characters in any format, without one of them; the same object if it does not contain it. */
export function withoutCharacter(data: unknown, id: string): unknown {
  const without = (part: unknown) => withoutCharacter(part, id)
  if (Array.isArray(data)) {
    const rest = data.filter((part) => !isCharacter(part, id))
    return withParts(rest.length === data.length ? data : rest, without)
  }
  return isRecord(data) && !('creatorId' in data) ? withParts(data, without) : data
}

function isCharacter(part: unknown, id: string): boolean {
  return isRecord(part) && 'creatorId' in part && part.id === id
}
