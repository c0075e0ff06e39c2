import { atom } from 'jotai'
import { noteChatChange } from '#src/storage/chatChanges.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { conversationAfter } from './conversation.ts'
import { endTurnAtom, runConversationEffectAtom } from './conversationEffects.ts'
import { type ConversationState, type ConversationEvent, NEW_CONVERSATION } from './conversationState.ts'
import { VISITOR } from '#src/session/person.ts'
import { type ConversationKey, viewerAtom } from '../conversationKey.ts'

/** The conversations of this tab, with or without an open page: a reply may arrive after the page was left. */
const conversationsAtom = atom<Readonly<Record<string, ConversationState>>>({})

const keyOf = ({ viewer, characterId }: ConversationKey) => `${viewer}:${characterId}`

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

/** Dispatches an event to a conversation: the only way to change one. */
export const conversationEventAtom = atom(
  null,
  (get, set, conversationKey: ConversationKey, event: ConversationEvent): ConversationState => {
    const was = get(conversationAt(conversationKey))
    const { state, effects } = conversationAfter(was, event)
    set(
      conversationsAtom,
      withoutOthers({ ...get(conversationsAtom), [keyOf(conversationKey)]: state }, get(viewerAtom)),
    )
    if (hasChangedTheServer(event)) noteChatChange(get(worldAtom).storage, conversationKey)
    for (const effect of effects)
      set(runConversationEffectAtom, conversationKey, effect, (next) => set(reportAtom, conversationKey, next))
    if (was.sending?.turn === 'taken' && state.sending?.attempt !== was.sending.attempt)
      set(endTurnAtom, conversationKey)
    return get(conversationAt(conversationKey))
  },
)

/** Whether other tabs may now show stale data. */
function hasChangedTheServer(event: ConversationEvent): boolean {
  if (event.type === 'looked for') return event.found === 'replied'
  return event.type === 'replied' || event.type === 'restarted' || event.type === 'deleted'
}

/** Dispatches the events of effects: an atom cannot refer to itself in its own definition. */
const reportAtom = atom(
  null,
  (_get, set, conversationKey: ConversationKey, event: ConversationEvent): ConversationState =>
    set(conversationEventAtom, conversationKey, event),
)

/** Drops the conversations of other members, except those with a pending message. */
function withoutOthers(all: Record<string, ConversationState>, viewer: string): Record<string, ConversationState> {
  const isKept = ([key, { sending }]: [string, ConversationState]) =>
    key.startsWith(`${viewer}:`) || key.startsWith(`${VISITOR}:`) || sending !== undefined
  return Object.fromEntries(Object.entries(all).filter(isKept))
}
