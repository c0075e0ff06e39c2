/** The text in a field of a response of unknown type; undefined if there is none. */
export function textIn(response: unknown, field: string): string | undefined {
  const value: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, field) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
