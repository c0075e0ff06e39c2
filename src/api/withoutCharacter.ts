/** A cached list of characters in any format, without one of them; the same object if it does not contain it. */
export function withoutCharacter(data: unknown, id: string): unknown {
  if (Array.isArray(data)) {
    const rest = data.filter((part) => !isCharacter(part, id)).map((part) => withoutCharacter(part, id))
    return rest.length === data.length && rest.every((part, index) => part === data[index]) ? data : rest
  }
  if (typeof data !== 'object' || data === null || 'creatorId' in data) return data
  const entries = Object.entries(data).map(([key, part]) => [key, part, withoutCharacter(part, id)] as const)
  return entries.every(([, part, next]) => part === next)
    ? data
    : Object.fromEntries(entries.map(([key, , next]) => [key, next]))
}

function isCharacter(part: unknown, id: string): boolean {
  return typeof part === 'object' && part !== null && 'creatorId' in part && 'id' in part && part.id === id
}
