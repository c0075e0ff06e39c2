/** Opens the list of shortcuts. */
export function ShortcutsButton() {
  return null
}
