import { atom, useAtomValue } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Draft, DraftKind } from '#src/storage/draft.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import type { Store } from '#src/world/Store.ts'
import type { ConversationKey } from '../conversationKey.ts'

/** The draft in the composer of each chat. It survives navigation, reloads and the end of the session. */
const composerDraft: DraftKind<string> = {
  name: 'chatDraft',
  scope: 'browser',
  stored: v.pipe(v.string(), v.nonEmpty()),
  asText: (text) => text,
  join: together,
}

/** The draft of one chat, as an atom for actions. */
export const draftAt = ({ viewer, characterId }: ConversationKey) =>
  atom((get): Draft<string> => get(draftsAtom).open(composerDraft, viewer, characterId))

/** The text in the composer of one chat, and how to change it. */
export function useComposerText(conversationKey: ConversationKey): [text: string, write: (text: string) => void] {
  const draft = useAtomValue(useMemo(() => draftAt(conversationKey), [conversationKey]))
  const text = useSyncExternalStore(draft.subscribe, draft.read) ?? ''
  return [text, (next) => draft.write(next === '' ? undefined : next)]
}

/** Puts a text that could not be sent back into the composer, before the text typed in the meantime. */
export function giveBack(store: Store, conversationKey: ConversationKey, text: string): void {
  const draft = store.get(draftAt(conversationKey))
  const typed = draft.read() ?? ''
  draft.write(typed.trim() === '' ? text : `${text}\n${typed}`)
  draft.flush()
}

/** Joins both texts; if one begins with the other, returns the longer one, because it is the same text continued. */
export function together(one: string, other: string): string {
  if (one.startsWith(other)) return one
  if (other.startsWith(one)) return other
  return `${one}\n${other}`
}
