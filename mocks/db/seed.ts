import type { CharacterFixture, ChatFixture, UserFixture } from '#mocks/fixtures/fixtureSchemas.ts'
import { characterId, chatId, numberOf, userId, uuidOf } from '#mocks/fixtures/ids.ts'
import { linkOf } from '#mocks/accounts/mails.ts'
import { choosePicture } from '#mocks/pictures/choosePicture.ts'
import type { Rows } from './database.ts'
import type { Row } from './schemas.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** All users, characters and chats of a fresh world, as fixtures. */
export interface Community {
  users: readonly UserFixture[]
  characters: readonly CharacterFixture[]
  chats: readonly ChatFixture[]
}

/** The rows of a fresh world. Times are offsets from `startMs`; the same start gives the same rows. */
export function seedRows({ users, characters, chats }: Community, startMs: number): Rows {
  const ago = (ms: number) => new Date(Math.floor((startMs - ms) / 1000) * 1000).toISOString()
  const slugs = new Set(characters.map(({ slug }) => slug))
  const keys = new Set(users.map(({ key }) => key))
  const likes = users.flatMap(({ key, favorites }) =>
    favorites
      .filter((slug) => slugs.has(slug))
      .map((slug, place) => ({
        id: uuidOf(`like/${key}/${slug}`),
        userId: userId(key),
        characterId: characterId(slug),
        created_at: ago((place + 1) * 7 * 60 * MINUTE_MS),
      })),
  )
  const likesHere = countBy(likes.map((like) => like.characterId))
  const made = characters.filter(({ creator }) => keys.has(creator))
  const opened = chats.filter(({ owner, character }) => keys.has(owner) && slugs.has(character))
  return {
    users: users.map((user) => userRow(user, ago)),
    sessions: [],
    characters: made.map((character) => characterRow(character, likesHere.get(characterId(character.slug)) ?? 0, ago)),
    images: made.flatMap((character) => imageRows(character, ago)),
    likes,
    chats: opened.map((chat) => chatRow(chat, ago)),
    messages: opened.flatMap((chat) => messageRows(chat, ago)),
    reports: [],
    mails: users.flatMap((user) => mailRows(user, startMs)),
    retouches: [],
    counters: [],
    reads: [],
    captures: [],
    edits: [],
  }
}

type Ago = (ms: number) => string

function userRow(user: UserFixture, ago: Ago): Row<'users'> {
  return {
    id: userId(user.key),
    key: user.key,
    username: user.username,
    email: user.email,
    password: user.password,
    description: user.description,
    picture: { name: `avatar-${user.key}` },
    verified: !user.unverified,
    betaToken: '',
    joined_at: ago(user.joinedDaysAgo * DAY_MS),
  }
}

function characterRow(character: CharacterFixture, likesHere: number, ago: Ago): Row<'characters'> {
  const { slug, name, description, backgroundDescription, personalities, greetings, tags, replies } = character
  const { likes, conversations, messages } = character.counts
  return {
    id: characterId(slug),
    slug,
    creatorId: userId(character.creator),
    name,
    description,
    backgroundDescription,
    personalities,
    greetings,
    tags,
    isPublic: character.isPublic ?? true,
    picture: { name: character.picture ?? slug },
    brokenPicture: character.brokenPicture ?? false,
    replies,
    // The fixture states the displayed number of likes, which includes those of fixture users.
    ...(likes !== undefined && { earlierLikes: Math.max(0, likes - likesHere) }),
    ...(conversations !== undefined && { conversations }),
    ...(messages !== undefined && { messages }),
    created_at: ago(character.createdDaysAgo * DAY_MS),
    last_edited: ago(character.editedDaysAgo * DAY_MS),
  }
}

/** The main picture, and up to two others in the collection; in a crowd, only the main one. */
function imageRows(character: CharacterFixture, ago: Ago): Row<'images'>[] {
  const { slug, picture, createdDaysAgo, editedDaysAgo } = character
  const tried = picture === undefined ? numberOf(slug) % 3 : 0
  const names = [picture ?? slug]
  while (names.length <= tried) names.push(choosePicture({ seed: slug, like: slug, not: names }))
  return names.map((name, place) => ({
    id: uuidOf(`image/${slug}/${place}`),
    characterId: characterId(slug),
    place,
    picture: { name },
    created_at: ago((createdDaysAgo - ((createdDaysAgo - editedDaysAgo) * place) / 3) * DAY_MS),
    is_main: place === 0,
  }))
}

function chatRow(chat: ChatFixture, ago: Ago): Row<'chats'> {
  const last = chat.messages.findLast(({ role }) => role !== 'system')
  return {
    id: chatId(chat.key),
    ownerId: userId(chat.owner),
    characterId: characterId(chat.character),
    timezone: 'UTC',
    created_at: ago(chat.startedMinutesAgo * MINUTE_MS),
    last_interaction: ago((last?.minutesAgo ?? chat.startedMinutesAgo) * MINUTE_MS),
    last_interaction_msg: last?.content ?? null,
    counted: chat.messages.some(({ role }) => role === 'user'),
  }
}

function messageRows({ key, messages }: ChatFixture, ago: Ago): Row<'messages'>[] {
  return messages.map(({ role, content, minutesAgo }, position) => ({
    id: uuidOf(`message/${key}/${position}`),
    chatId: chatId(key),
    position,
    role,
    content,
    timestamp: ago(minutesAgo * MINUTE_MS),
  }))
}

/** Links of e-mails that were sent before the world began, with tokens that are easy to type; valid for a month. */
function mailRows({ key, email, unverified }: UserFixture, startMs: number): Row<'mails'>[] {
  const row = (kind: Row<'mails'>['kind'], to: string, token: string): Row<'mails'> => ({
    id: uuidOf(`mail/${token}`),
    userId: userId(key),
    kind,
    to,
    token,
    link: linkOf(kind, token),
    used: false,
    sent_at: new Date(startMs).toISOString(),
    expires_at: new Date(startMs + 30 * DAY_MS).toISOString(),
  })
  if (unverified) return [row('verify-email', email, `verify-${key}`)]
  if (key !== 'mira') return []
  return [row('reset-password', email, 'reset-mira'), row('update-email', 'mira.new@example.com', 'update-mira')]
}

function countBy(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
