import { atom } from 'jotai'
import * as v from 'valibot'
import type { DraftKind } from '#src/storage/draft.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import type { ConversationKey } from '../conversationKey.ts'

const sentMessage = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  at: v.string(),
  /** How many messages the chat had; absent if that was not known when the text was sent. */
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

const recordAt = ({ viewer, characterId }: ConversationKey) =>
  atom((get) => get(draftsAtom).open(sentMessageDraft, viewer, characterId))

/** Reads the record once, when the chat is opened. */
export const readSentAtom = atom(null, (get, _set, conversationKey: ConversationKey): SentMessage | undefined =>
  get(recordAt(conversationKey)).read(),
)

export const rememberSentAtom = atom(null, (get, _set, conversationKey: ConversationKey, sent: SentMessage): void => {
  const record = get(recordAt(conversationKey))
  record.write(sent)
  // Writes without delay: the page may be closed at any time.
  record.flush()
})

/** Forgets the message, unless another tab has sent a different one in the meantime. */
export const forgetSentAtom = atom(null, (get, _set, conversationKey: ConversationKey, text: string): void => {
  const record = get(recordAt(conversationKey))
  if (record.read()?.text === text) record.write(undefined)
})
