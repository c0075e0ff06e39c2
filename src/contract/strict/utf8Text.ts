/** The text of these bytes; undefined if they are not UTF-8, which `text()` of a body would replace by U+FFFD. */
export function utf8Text(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
