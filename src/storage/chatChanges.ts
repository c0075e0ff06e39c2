import * as v from 'valibot'
import type { World } from '#src/world/World.ts'

/** The owner of the chat, and its character. */
interface ChatOf {
  viewer: string
  characterId: string
}

const KEY = 'chatChange'
const change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ viewer: v.string(), characterId: v.string(), revision: v.number() }),
)

/** Notifies the other tabs that a chat has changed on the server: by a message, a restart or a deletion. */
export function noteChatChange(storage: Storage, { viewer, characterId }: ChatOf): void {
  const revision = (lastChange(storage)?.revision ?? 0) + 1
  try {
    storage.setItem(KEY, JSON.stringify({ viewer, characterId, revision }))
  } catch {
    // Full or blocked: the other tabs refetch when they become visible.
  }
}

/** Calls `onChange` when another tab has changed a chat. Returns a function that stops it. */
export function followChatChanges(
  { storage, tabs }: Pick<World, 'storage' | 'tabs'>,
  chat: () => ChatOf,
  onChange: () => void,
): () => void {
  let seen = lastChange(storage)?.revision ?? 0
  const look = () => {
    const last = lastChange(storage)
    if (!last || last.revision === seen) return
    // Only the last change is stored: any earlier one may have been in this chat.
    const isOnly = last.revision === seen + 1
    seen = last.revision
    const { viewer, characterId } = chat()
    if (last.viewer === viewer && (!isOnly || last.characterId === characterId)) onChange()
  }
  return tabs?.onChange(look) ?? (() => undefined)
}

function lastChange(storage: Storage) {
  try {
    const read = v.safeParse(change, storage.getItem(KEY))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
