import * as v from 'valibot'
import type { World } from '#src/world/World.ts'

/** Whose chat, and with which character. */
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

/** Tells the other tabs that a chat is not what it was on the server: something was said in it, or it was ended. */
export function noteChatChange(storage: Storage, { viewer, characterId }: ChatOf): void {
  const revision = (lastChange(storage)?.revision ?? 0) + 1
  try {
    storage.setItem(KEY, JSON.stringify({ viewer, characterId, revision }))
  } catch {
    // Full or blocked: the other tabs read again when they come into view.
  }
}

/** Calls `onChange` when another tab has changed a chat. Returns how to stop. */
export function followChatChanges(
  { storage, tabs }: Pick<World, 'storage' | 'tabs'>,
  chat: () => ChatOf,
  onChange: () => void,
): () => void {
  let seen = lastChange(storage)?.revision ?? 0
  const look = () => {
    const last = lastChange(storage)
    if (!last || last.revision === seen) return
    // Only the last change is noted: any of those before it may have been in this chat.
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
