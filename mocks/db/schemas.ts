import * as v from 'valibot'
import type { FaceHints } from '#mocks/fixtures/types.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'

// What the pretend server stores. Rows are plain JSON, so that a snapshot of them is a file anyone can read.

const id = v.pipe(v.string(), v.uuid())
const moment = v.pipe(v.string(), v.isoTimestamp())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Who is in every picture of someone: drawn again whenever a picture is asked for that no file shows. */
const face = v.custom<FaceHints>((value) => typeof value === 'object' && value !== null && 'kind' in value)
/** One picture of a face. Addresses are made when a row is sent (pictureAddresses.ts). */
const picture = v.object({
  /** 0 is the picture someone was born with; the following ones are renewals. */
  scene: count,
  /** The words it was drawn from, where they are not those of the first picture. */
  about: v.optional(v.string()),
  /** What a retouch asked for. */
  wish: v.optional(v.string()),
  /** Where the small square was cut, as a fraction of the width; absent: where the drawing suggests. */
  squareAt: v.optional(v.number()),
})

const userSchema = v.object({
  id,
  /** Name in the fixtures: 'mira'; '' for someone who registered. */
  key: v.string(),
  username: v.string(),
  email: v.string(),
  /** In the clear: this server guards nothing, and the panel shows it for signing in. */
  password: v.string(),
  description: v.string(),
  face,
  picture,
  verified: v.boolean(),
  betaToken: v.string(),
  joined_at: moment,
})

/** One sign-in. Tokens carry its id; a token of an unknown session is good as long as its signature is (mocks/README.md). */
const sessionSchema = v.object({
  id,
  userId: id,
  created_at: moment,
  expires_at: moment,
  revoked: v.boolean(),
  /** Ends when it is used for the first call that changes anything: the situation `session-expires`. */
  endsAtFirstWrite: v.boolean(),
})

const characterSchema = v.object({
  id,
  /** Name in the fixtures: 'nine'; '' for one made here. */
  slug: v.string(),
  /** Whose picture files it has: its own, or in a crowd somebody else's; '' for none. */
  drawnAs: v.string(),
  creatorId: id,
  name: v.string(),
  description: v.string(),
  backgroundDescription: v.string(),
  personalities: v.array(v.object({ name: v.string(), strength: v.picklist(TRAIT_STRENGTHS) })),
  greetings: v.object({ main: v.string(), alternatives: v.array(v.string()) }),
  tags: v.array(v.string()),
  isPublic: v.boolean(),
  face,
  /** The words its first picture was drawn from: a picture does not change when they do. */
  about: v.string(),
  picture,
  /** Its addresses lead nowhere. */
  brokenPicture: v.boolean(),
  /** Sentences in the character's voice; model/companion.ts chooses among them. */
  replies: v.array(v.string()),
  /** Likes from before this world began; the likes table comes on top. Absent: never counted, left out of responses. A2.6-10 */
  earlierLikes: v.optional(count),
  conversations: v.optional(count),
  messages: v.optional(count),
  created_at: moment,
  last_edited: moment,
})

const imageSchema = v.object({
  id,
  characterId: id,
  /** Counts up in a collection: the newest of those made at one moment. */
  place: count,
  picture,
  created_at: moment,
  is_main: v.boolean(),
})

const likeSchema = v.object({ id, userId: id, characterId: id, created_at: moment })

const chatSchema = v.object({
  id,
  ownerId: id,
  characterId: id,
  timezone: v.string(),
  created_at: moment,
  last_interaction: moment,
  last_interaction_msg: v.nullable(v.string()),
  /** The conversation is part of its character's count already. AMB-47 */
  counted: v.boolean(),
})

const messageSchema = v.object({
  id,
  chatId: id,
  /** Place in the conversation: under a clock that stands still, times alone do not order messages. */
  position: count,
  role: v.picklist(['system', 'assistant', 'user']),
  content: v.string(),
  timestamp: moment,
})

const reportSchema = v.object({
  id,
  reporterId: id,
  /** The character or the chat. */
  subject: v.picklist(['character', 'chat']),
  subjectId: id,
  category: v.string(),
  reportedMessage: v.string(),
  text: v.string(),
  created_at: moment,
})

/** A message that a real server would have sent; nothing leaves this one, so its links are read here. */
const mailSchema = v.object({
  id,
  userId: id,
  kind: v.picklist(['verify-email', 'reset-password', 'update-email']),
  to: v.string(),
  /** Works once. */
  token: v.string(),
  /** Path in the app, with the token. */
  link: v.string(),
  used: v.boolean(),
  sent_at: moment,
  expires_at: moment,
})

/** A retouched picture that waits to be accepted; its id is the character's. */
const retouchSchema = v.object({
  id,
  picture,
  prompt: v.string(),
  guidanceScale: v.number(),
  created_at: moment,
})

/** How many ids of each kind were given out: the next ones follow from it, the same on every run. */
const counterSchema = v.object({ id: v.string(), given: count })

export const schemas = {
  users: userSchema,
  sessions: sessionSchema,
  characters: characterSchema,
  images: imageSchema,
  likes: likeSchema,
  chats: chatSchema,
  messages: messageSchema,
  reports: reportSchema,
  mails: mailSchema,
  retouches: retouchSchema,
  counters: counterSchema,
}

export type TableName = keyof typeof schemas
export type Row<Name extends TableName> = v.InferOutput<(typeof schemas)[Name]>

export type PictureRow = v.InferOutput<typeof picture>
