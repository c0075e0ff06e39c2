import * as v from 'valibot'
import type { DraftKind } from '#src/storage/draft.ts'
import { draftKey, draftsAtom } from '#src/storage/drafts.ts'
import { keysOf } from '#src/storage/storageKeys.ts'
import type { Store } from '#src/world/Store.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { ConversationKey } from '../conversationKey.ts'

const sentMessage = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  at: v.string(),
  /** How many messages the chat had; absent as long as that is not known: the request was not made yet. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
/** A message that was sent and has no reply yet: it is unknown whether the server has stored it. */
export type SentMessage = v.InferOutput<typeof sentMessage>

/** Survives a reload and the tab: the app looks for the message when its chat is opened again. */
const sentMessageDraft: DraftKind<SentMessage> = {
  name: 'chatSent',
  scope: 'browser',
  stored: v.pipe(v.string(), v.parseJson(), sentMessage),
  asText: (value) => JSON.stringify(value),
}

/** One record per message: another tab may send into the same conversation at the same time. */
const recordAt = (store: Store, { viewer, characterId }: ConversationKey, at: string) =>
  store.get(draftsAtom).open(sentMessageDraft, viewer, `${characterId}:${at}`)

/** The oldest message that has a record. */
export function readSent(store: Store, conversationKey: ConversationKey): SentMessage | undefined {
  const { viewer, characterId } = conversationKey
  const start = `${draftKey(sentMessageDraft.name, viewer, characterId)}:`
  return keysOf(store.get(worldAtom).storage)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => recordAt(store, conversationKey, key.slice(start.length)).read() ?? [])
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))[0]
}

export function rememberSent(store: Store, conversationKey: ConversationKey, sent: SentMessage): void {
  const record = recordAt(store, conversationKey, sent.at)
  record.write(sent)
  // Writes without delay: the page may be closed at any time.
  record.flush()
}

export function forgetSent(store: Store, conversationKey: ConversationKey, at: string): void {
  recordAt(store, conversationKey, at).write(undefined)
}
