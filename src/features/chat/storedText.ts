// Texts of a conversation in a browser's storage, which may be full or blocked: then they last as long as the page.

/** '' where nothing is stored. */
export function storedText(storage: Storage, key: string): string {
  try {
    return storage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** '' leaves nothing behind. */
export function storeText(storage: Storage, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(key)
    else storage.setItem(key, text)
  } catch {
    // Full or blocked.
  }
}
