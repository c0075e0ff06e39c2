import * as v from 'valibot'
import { isDeparture, isFailure } from '#mocks/capture/captureSchema.ts'
import type { SeenFailure } from '#src/contract/capture/failures.ts'
import type { Departure } from '#src/contract/departures/departure.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'

// The rows that the mock server stores. They are plain JSON, so that a snapshot is a readable file.

const id = v.pipe(v.string(), v.uuid())
const moment = v.pipe(v.string(), v.isoTimestamp())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A published picture (mocks/pictures). Its addresses are computed when a row is sent (pictureAddresses.ts). */
const picture = v.object({
  /** The name of its files without size and type: a slug, or 'avatar-mira'. */
  name: v.string(),
  /** The top of the square crop, as a fraction of the width; absent: the published crop. */
  squareAt: v.optional(v.number()),
  /** The square crop, as a data URL. */
  cut: v.optional(v.string()),
  /** Responses have no address of it, or one that cannot be loaded. */
  as: v.optional(v.picklist(['none', 'broken'])),
})

const userSchema = v.object({
  id,
  /** Key in the fixtures: 'mira'; '' for a user who registered here. */
  key: v.string(),
  username: v.string(),
  email: v.string(),
  /** Plain text: this server protects nothing, and the panel shows it for signing in. */
  password: v.string(),
  description: v.string(),
  picture,
  /** The names of the pictures before this one, the latest first; a renewal shows none of them again. */
  earlierPictures: v.optional(v.array(v.string())),
  verified: v.boolean(),
  betaToken: v.string(),
  joined_at: moment,
})

/**
 * One sign-in. Tokens contain its id; a token of an unknown session is valid as long as its signature is
 * (mocks/README.md).
 */
const sessionSchema = v.object({
  id,
  userId: id,
  created_at: moment,
  expires_at: moment,
  revoked: v.boolean(),
  /** The first call that writes anything revokes the session: the scenario `session-expires`. */
  endsAtFirstWrite: v.boolean(),
})

const characterSchema = v.object({
  id,
  /** Slug in the fixtures: 'nine'; '' for a character that was created here. */
  slug: v.string(),
  creatorId: id,
  name: v.string(),
  description: v.string(),
  backgroundDescription: v.string(),
  personalities: v.array(v.object({ name: v.string(), strength: v.picklist(TRAIT_STRENGTHS) })),
  greetings: v.object({ main: v.string(), alternatives: v.array(v.string()) }),
  tags: v.array(v.string()),
  isPublic: v.boolean(),
  /** Its main picture. Editing the character does not change it. */
  picture,
  /** The picture addresses return 404. */
  brokenPicture: v.boolean(),
  /** Sentences in the character's voice; model/companion.ts selects from them. */
  replies: v.array(v.string()),
  /**
   * Likes from before this world began; the rows of the likes table are added. Absent: the count is left out of
   * responses. A2.6-10
   */
  earlierLikes: v.optional(count),
  conversations: v.optional(count),
  messages: v.optional(count),
  created_at: moment,
  last_edited: moment,
})

const imageSchema = v.object({
  id,
  characterId: id,
  /** Increases within a collection, and orders pictures with the same creation time. */
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
  /** The conversation is already included in its character's count. AMB-47 */
  counted: v.boolean(),
})

const messageSchema = v.object({
  id,
  chatId: id,
  /** Position in the conversation. With a frozen clock, times alone do not order messages. */
  position: count,
  role: v.picklist(['system', 'assistant', 'user']),
  content: v.string(),
  timestamp: moment,
})

const reportSchema = v.object({
  id,
  reporterId: id,
  /** Whether a character or a chat was reported. */
  subject: v.picklist(['character', 'chat']),
  subjectId: id,
  category: v.string(),
  reportedMessage: v.string(),
  text: v.string(),
  created_at: moment,
})

/** An e-mail that a real server would have sent. The mock server sends none, so its links are read from here. */
const mailSchema = v.object({
  id,
  userId: id,
  kind: v.picklist(['verify-email', 'reset-password', 'update-email']),
  to: v.string(),
  /** Valid for one use. */
  token: v.string(),
  /** Path in the app, with the token. */
  link: v.string(),
  used: v.boolean(),
  sent_at: moment,
  expires_at: moment,
})

/** A retouched picture that waits for acceptance; its id is the character's. */
const retouchSchema = v.object({
  id,
  picture,
  prompt: v.string(),
  guidanceScale: v.number(),
  created_at: moment,
})

/** The number of ids generated for each kind. The next ids derive from it, so they are the same in every run. */
const counterSchema = v.object({ id: v.string(), given: count })

/** A read of the session that this world was captured from (mocks/capture); its id is its address. */
const readSchema = v.object({
  id: v.string(),
  operation: v.string(),
  /** 'list': these entries in this order. 'rows': what the tables say. 'body': what came. */
  kind: v.picklist(['list', 'rows', 'body']),
  entries: v.array(v.string()),
  meta: v.nullable(v.record(v.string(), v.unknown())),
  body: v.unknown(),
  departs: v.boolean(),
  at: moment,
})

/** The session that this world was captured from; one row, or none in a world of the fixtures. */
const captureSchema = v.object({
  id: v.string(),
  /** The text of the imported file, for a reset; absent in an export. */
  file: v.optional(v.string()),
  /** The address of the file, if a link opened it. */
  from: v.optional(v.string()),
  /** The time of its last call. */
  at: moment,
  /** The chats and characters that it has created, with the times. */
  made: v.record(v.string(), moment),
  place: v.string(),
  words: v.boolean(),
  viewerId: v.nullable(id),
  failures: v.array(v.custom<SeenFailure>(isFailure)),
  departures: v.array(v.custom<Departure>(isDeparture)),
})

/** A record that was changed by hand (mocks/edits): its id is `kind/id`. */
const editSchema = v.object({ id: v.string(), before: v.record(v.string(), v.unknown()) })

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
  reads: readSchema,
  captures: captureSchema,
  edits: editSchema,
}

export type TableName = keyof typeof schemas
export type Row<Name extends TableName> = v.InferOutput<(typeof schemas)[Name]>

export type PictureRow = v.InferOutput<typeof picture>
