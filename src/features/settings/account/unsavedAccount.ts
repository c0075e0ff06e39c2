import { atom, useStore } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { sessionAtom } from '#src/session/session.ts'
import type { AccountValues } from './account.schema.ts'

/** What a person was typing when their session ended; in memory only, and shown to no other user. */
const leftAtom = atom<{ userId: string; values: AccountValues } | undefined>(undefined)

/**
 * Remembers what is typed in the account form beyond the end of a session, until the same person is back. Leaving the
 * form by choice drops it, after the question of LeaveGuard.
 */
export function useUnsavedAccount(userId: string) {
  const store = useStore()
  const [left] = useState(() => {
    const found = store.get(leftAtom)
    return found?.userId === userId ? found.values : undefined
  })
  const remember = useCallback((values: AccountValues) => store.set(leftAtom, { userId, values }), [store, userId])

  useEffect(
    () => () => {
      if (store.get(sessionAtom).isAuthenticated) store.set(leftAtom, undefined)
    },
    [store],
  )

  return { left, remember }
}
