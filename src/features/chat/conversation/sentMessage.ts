import { atom } from 'jotai'
import * as v from 'valibot'
import type { DraftKind } from '#src/storage/draft.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import type { Place } from '../place.ts'

const sentMessage = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  at: v.string(),
  /** How many messages the chat had; absent where that was not known when the text left the composer. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
/** A message that was sent and has no reply yet: whether the server has stored it is not known (NS-44). */
export type SentMessage = v.InferOutput<typeof sentMessage>

/** Outlives a reload and the tab: the message is looked for when its chat is opened again. */
const sentMessageDraft: DraftKind<SentMessage> = {
  name: 'chatSent',
  scope: 'browser',
  stored: v.pipe(v.string(), v.parseJson(), sentMessage),
  asText: (value) => JSON.stringify(value),
}

const recordAt = ({ viewer, characterId }: Place) =>
  atom((get) => get(draftsAtom).open(sentMessageDraft, viewer, characterId))

/** Read once, when the chat is opened. */
export const readSentAtom = atom(null, (get, _set, place: Place): SentMessage | undefined =>
  get(recordAt(place)).read(),
)

export const rememberSentAtom = atom(null, (get, _set, place: Place, sent: SentMessage): void => {
  const record = get(recordAt(place))
  record.write(sent)
  // The page may be gone in the next moment.
  record.flush()
})

/** Forgets the message, unless another tab has sent another one meanwhile. */
export const forgetSentAtom = atom(null, (get, _set, place: Place, text: string): void => {
  const record = get(recordAt(place))
  if (record.read()?.text === text) record.write(undefined)
})
