import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Only means something while somebody is signed in: a sign-out takes it out of the cache. */
      ownedByViewer?: true
      /** Says nothing about anybody: neither a sign-in nor a sign-out touches it. */
      outlivesSession?: true
      /** No screen waits for it. */
      isBackground?: true
    }
  }
}
