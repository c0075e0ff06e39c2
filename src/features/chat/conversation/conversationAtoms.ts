import { atom } from 'jotai'
import { noteChatChange } from '#src/storage/chatChanges.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { conversationAfter } from './conversation.ts'
import { runConversationEffectAtom } from './conversationEffects.ts'
import { type Conversation, type ConversationEvent, NEW_CONVERSATION } from './conversationState.ts'
import { VISITOR } from '#src/session/person.ts'
import { type Place, viewerAtom } from '../place.ts'

/** The conversations of this tab, whether their page is open or not: a reply may come after it has been left. */
const conversationsAtom = atom<Readonly<Record<string, Conversation>>>({})

const keyOf = ({ viewer, characterId }: Place) => `${viewer}:${characterId}`

export const conversationAt = (place: Place) =>
  atom((get): Conversation => {
    const all = get(conversationsAtom)
    const known = all[keyOf(place)]
    if (known) return known
    // Whoever has just signed in goes on with the greeting they saw as a visitor.
    const { greeting } = all[keyOf({ ...place, viewer: VISITOR })] ?? NEW_CONVERSATION
    // Unchanged where there is none: a long log would be made anew for an equal state.
    return greeting?.isShown ? { ...NEW_CONVERSATION, greeting } : NEW_CONVERSATION
  })

/** Something happened in a conversation: the one way in which it changes. */
export const conversationEventAtom = atom(null, (get, set, place: Place, event: ConversationEvent): void => {
  const { state, effects } = conversationAfter(get(conversationAt(place)), event)
  set(conversationsAtom, withoutOthers({ ...get(conversationsAtom), [keyOf(place)]: state }, get(viewerAtom)))
  if (hasChangedTheServer(event)) noteChatChange(get(worldAtom).storage, place)
  for (const effect of effects) set(runConversationEffectAtom, place, effect, (next) => set(reportAtom, place, next))
})

/** Whether other tabs show something else now than the server has. */
function hasChangedTheServer(event: ConversationEvent): boolean {
  if (event.type === 'looked for') return event.found === 'replied'
  return event.type === 'replied' || event.type === 'restarted' || event.type === 'deleted'
}

/** An atom does not write to itself: what an effect reports takes this way round. */
const reportAtom = atom(null, (_get, set, place: Place, event: ConversationEvent): void =>
  set(conversationEventAtom, place, event),
)

/** Of members who have signed out, only what is still on its way is remembered, until it has ended. */
function withoutOthers(all: Record<string, Conversation>, viewer: string): Record<string, Conversation> {
  const isKept = ([key, { sending }]: [string, Conversation]) =>
    key.startsWith(`${viewer}:`) || key.startsWith(`${VISITOR}:`) || sending !== undefined
  return Object.fromEntries(Object.entries(all).filter(isKept))
}
