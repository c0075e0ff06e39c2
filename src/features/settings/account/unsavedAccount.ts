import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { accountMutationKeys } from '#src/api/calls/account.ts'
import { sessionAtom } from '#src/session/session.ts'
import type { DraftKind } from '#src/storage/draft.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import type { AccountValues } from './account.schema.ts'

/** The typed values of the fields that differ from the saved profile. */
export type AccountEdits = Partial<AccountValues>

const accountEdits: DraftKind<AccountEdits> = {
  name: 'accountEdits',
  scope: 'tab',
  stored: v.pipe(
    v.string(),
    v.parseJson(),
    v.partial(v.object({ username: v.string(), email: v.string(), description: v.string() })),
  ),
  asText: (edits) => JSON.stringify(edits),
}

/**
 * Stores the unsaved changes of the account form for its user, over a reload and the end of a session. Leaving
 * the page deletes them, after the prompt of LeaveGuard. While a save is in flight they are kept, in case it fails.
 */
export function useUnsavedAccount(userId: string) {
  const store = useStore()
  const client = useQueryClient()
  const drafts = useAtomValue(draftsAtom)
  const draft = useMemo(() => drafts.open(accountEdits, userId), [drafts, userId])
  const [left] = useState(() => draft.read())
  const remember = useCallback(
    (edits: AccountEdits) => draft.write(Object.keys(edits).length > 0 ? edits : undefined),
    [draft],
  )

  useEffect(
    () => () => {
      const isSaving = client.isMutating({ mutationKey: accountMutationKeys.update(userId) }) > 0
      if (store.get(sessionAtom).user?.id === userId && !isSaving) draft.write(undefined)
      else draft.flush()
    },
    [store, client, draft, userId],
  )

  return {
    left,
    remember,
    forget: () => draft.write(undefined),
  }
}
