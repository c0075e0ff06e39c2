import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Only means something while a user is signed in: a sign-out takes it out of the cache. */
      ownedByViewer?: true
      /** Is about no user: neither a sign-in nor a sign-out touches it. */
      outlivesSession?: true
      /** No screen waits for it. */
      isBackground?: true
    }
  }
}
