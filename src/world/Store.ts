import type { createStore } from 'jotai'

/** The atoms' values of one app. */
export type Store = ReturnType<typeof createStore>
