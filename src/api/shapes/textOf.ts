/** A value of a response as text, trimmed; numbers have their digits, every other type is ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}
