/**
 * For `useGrowingList`: whether a page has an entry that none of the pages before it has. `idsOf` returns the ids of
 * the entries that can be shown.
 */
export function hasNewEntries<Page>(idsOf: (page: Page) => string[]) {
  return (page: Page, before: readonly Page[]): boolean => {
    const known = new Set(before.flatMap(idsOf))
    return idsOf(page).some((id) => !known.has(id))
  }
}
