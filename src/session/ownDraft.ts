import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Draft, DraftKind } from '#src/storage/draft.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import { personAtom } from './person.ts'

/** Opens drafts of the user of the page; changes with the user, also when a visitor signs in. */
export const ownDraftsAtom = atom((get) => {
  const drafts = get(draftsAtom)
  const owner = get(personAtom).id
  return { open: <T>(kind: DraftKind<T>, about?: string): Draft<T> => drafts.open(kind, owner, about) }
})

/** The draft of the user of the page, a member or the visitor. `about` is as in `Drafts.open`. */
export function useOwnDraft<T>(kind: DraftKind<T>, about?: string): Draft<T> {
  const own = useAtomValue(ownDraftsAtom)
  return useMemo(() => own.open(kind, about), [own, kind, about])
}
