import type { Row } from '#mocks/db/schemas.ts'
import type { SeenChats } from './seenChats.ts'

interface Write {
  operation: string
  /** The ids and texts of its request. */
  sent: Record<string, unknown>
  body: unknown
  at: string
}

/** What the session has seen so far. */
interface Seen {
  characters: Map<string, Row<'characters'>>
  images: Map<string, Row<'images'>>
  chats: SeenChats
  learnLike(id: string, isLiked: boolean, at: string): void
  learnViewer(changes: Partial<Row<'users'>>): void
}

/** Changes what the session has seen as a successful write has changed it. Its response may depart from the contract. */
export function applyWrite({ operation, sent, body, at }: Write, seen: Seen): void {
  const { characters, images, chats } = seen
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
  switch (operation) {
    case 'sendMessage':
      count(characters, chats.say(sent, body, at))
      break
    case 'resetChat':
      chats.reset(text('chat_id'), at)
      break
    case 'deleteChat':
      chats.forget(text('id'))
      break
    case 'deleteCharacter':
      characters.delete(text('character_id'))
      break
    case 'likeCharacter':
    case 'unlikeCharacter':
      like(operation === 'likeCharacter')
      break
    case 'setMainImage':
      for (const image of images.values())
        if (image.characterId === sent.id) image.is_main = image.id === sent.collectionId
      break
    case 'deleteImage':
      images.delete(text('collectionId'))
      break
    case 'updateMe':
      seen.learnViewer({
        ...('username' in sent && { username: text('username') }),
        ...('description' in sent && { description: text('description') }),
      })
      break
  }

  function like(isLiked: boolean): void {
    seen.learnLike(text('id'), isLiked, at)
    const row = characters.get(text('id'))
    const { likeCount } = (body ?? {}) as { likeCount?: unknown }
    if (row && typeof likeCount === 'number') row.earlierLikes = Math.max(0, Math.trunc(likeCount) - Number(isLiked))
  }
}

function count(characters: Seen['characters'], gained: ReturnType<SeenChats['say']>): void {
  const row = gained && characters.get(gained.characterId)
  if (!row) return
  row.conversations = (row.conversations ?? 0) + gained.conversations
  row.messages = (row.messages ?? 0) + gained.messages
}
