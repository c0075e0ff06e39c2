import { atom, type Getter } from 'jotai'
import * as v from 'valibot'
import type { DraftKind } from '#src/storage/draft.ts'
import { draftKey, draftsAtom } from '#src/storage/drafts.ts'
import { keysOf } from '#src/storage/storageKeys.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { ConversationKey } from '../conversationKey.ts'

const sentMessage = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  at: v.string(),
  /** How many messages the chat had; absent as long as that is not known: the request was not made yet. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
/** A message that was sent and has no reply yet: it is unknown whether the server has stored it (NS-44). */
export type SentMessage = v.InferOutput<typeof sentMessage>

/** Survives a reload and the tab: the app looks for the message when its chat is opened again. */
const sentMessageDraft: DraftKind<SentMessage> = {
  name: 'chatSent',
  scope: 'browser',
  stored: v.pipe(v.string(), v.parseJson(), sentMessage),
  asText: (value) => JSON.stringify(value),
}

/** One record per message: another tab may send into the same conversation at the same time. */
const recordAt = (get: Getter, { viewer, characterId }: ConversationKey, at: string) =>
  get(draftsAtom).open(sentMessageDraft, viewer, `${characterId}:${at}`)

/** The oldest message that has a record. */
export const readSentAtom = atom(null, (get, _set, conversationKey: ConversationKey): SentMessage | undefined => {
  const { viewer, characterId } = conversationKey
  const start = `${draftKey(sentMessageDraft.name, viewer, characterId)}:`
  return keysOf(get(worldAtom).storage)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => recordAt(get, conversationKey, key.slice(start.length)).read() ?? [])
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))[0]
})

export const rememberSentAtom = atom(null, (get, _set, conversationKey: ConversationKey, sent: SentMessage): void => {
  const record = recordAt(get, conversationKey, sent.at)
  record.write(sent)
  // Writes without delay: the page may be closed at any time.
  record.flush()
})

export const forgetSentAtom = atom(null, (get, _set, conversationKey: ConversationKey, at: string): void =>
  recordAt(get, conversationKey, at).write(undefined),
)
