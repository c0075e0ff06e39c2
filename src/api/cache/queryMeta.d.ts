import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Depends on the signed-in user: a sign-out removes it from the cache. */
      ownedByViewer?: true
      /** Independent of the user: neither a sign-in nor a sign-out changes it. */
      outlivesSession?: true
      /** No screen waits for it. */
      isBackground?: true
    }
  }
}
