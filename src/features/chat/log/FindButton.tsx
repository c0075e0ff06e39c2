/** Opens the search in this conversation. */
export function FindButton() {
  return null
}
