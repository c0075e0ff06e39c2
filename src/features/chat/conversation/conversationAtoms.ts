import { atom } from 'jotai'
import { VISITOR } from '#src/product/visitor.ts'
import type { ConversationKey } from '../conversationKey.ts'
import { type ConversationState, NEW_CONVERSATION } from './conversationState.ts'

/**
 * The conversations of this tab, with or without an open page: a reply may arrive after the page was left. Written by
 * conversationControl.ts only.
 */
export const conversationsAtom = atom<Readonly<Record<string, ConversationState>>>({})

export const keyOf = ({ viewer, characterId }: ConversationKey) => `${viewer}:${characterId}`

export const conversationAt = (conversationKey: ConversationKey) =>
  atom((get): ConversationState => {
    const all = get(conversationsAtom)
    const known = all[keyOf(conversationKey)]
    if (known) return known
    // After a sign-in, the member keeps the greeting that was shown to the visitor.
    const { greeting } = all[keyOf({ ...conversationKey, viewer: VISITOR })] ?? NEW_CONVERSATION
    // Without a greeting returns the same object: an equal but new state would re-render a long log.
    return greeting?.isShown ? { ...NEW_CONVERSATION, greeting } : NEW_CONVERSATION
  })
