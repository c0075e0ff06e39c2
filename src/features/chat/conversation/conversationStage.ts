import { saidOr } from '#src/api/calls/failureTexts.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'

/** The result of a request so far. `data: null` means that there is none. */
interface Read<T> {
  data: T | undefined
  error: Error | null
}

export interface Reads {
  character: Read<object | null>
  /** Whether the viewer can have a chat: visitors have none, and none is requested. */
  isMember: boolean
  /** The session is not known yet. */
  isViewerUnknown: boolean
  chat: Read<{ id: string } | null>
  messages: Read<readonly StoredMessage[]>
}

/** The loading stage of the page: character, chat, messages. */
export type Stage =
  | { name: 'character loading' }
  | { name: 'character missing'; error: Error | undefined }
  | { name: 'chat loading' }
  | { name: 'chat failed'; error: Error }
  | { name: 'messages loading' }
  | { name: 'messages failed'; error: Error }
  | { name: 'ready'; stored: readonly StoredMessage[] }

const NOTHING: readonly StoredMessage[] = []

/** Loaded data stays valid even if a refetch failed. */
export function stageOf({ character, isMember, isViewerUnknown, chat, messages }: Reads): Stage {
  if (!character.data) {
    if (character.data === null) return { name: 'character missing', error: undefined }
    return character.error ? { name: 'character missing', error: character.error } : { name: 'character loading' }
  }
  if (isViewerUnknown) return { name: 'chat loading' }
  if (!isMember) return { name: 'ready', stored: NOTHING }
  if (chat.data === undefined) {
    return chat.error ? { name: 'chat failed', error: chat.error } : { name: 'chat loading' }
  }
  if (chat.data === null) return { name: 'ready', stored: NOTHING }
  if (messages.data === undefined) {
    return messages.error ? { name: 'messages failed', error: messages.error } : { name: 'messages loading' }
  }
  return { name: 'ready', stored: messages.data }
}

/** The text that the log shows instead of messages. */
export function stageFailure(stage: Stage): string | undefined {
  switch (stage.name) {
    case 'chat failed':
      return saidOr(stage.error, 'Chat error.')
    case 'messages failed':
      return saidOr(stage.error, 'We can’t load the messages right now. Please refresh or try again later.')
    default:
      return undefined
  }
}
