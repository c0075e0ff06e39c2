import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { characterInCache } from '#src/api/cache/characterInCache.ts'
import { characterQuery } from '#src/api/calls/characters.ts'
import { chatQuery, messagesQuery, readConversationAgain } from '#src/api/calls/chats.ts'
import {
  type CharacterDetails,
  characterDetails,
  type CharacterSummary,
  characterSummary,
  type ChatSummary,
} from '#src/api/shapes/characterShapes.ts'
import { sessionAtom } from '#src/session/session.ts'
import { followChatChanges } from '#src/storage/chatChanges.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { Reads } from './conversationStage.ts'
import type { Store } from '#src/world/Store.ts'
import { isMemberAtom, viewerAtom } from '../conversationKey.ts'

/** Data passed by the page that linked here. */
export interface KnownBefore {
  character?: CharacterSummary | undefined
  chat?: ChatSummary | undefined
}

/** What the observers fetch. */
interface Observed {
  characterId: string
  /** The id of a passed chat: its messages are fetched in parallel with the chat. */
  passedChatId?: string | undefined
}

/** The loaded data of a conversation, with a character that may be incomplete. */
export interface LoadedConversation {
  reads: Reads
  summary: CharacterSummary | undefined
  details: CharacterDetails | undefined
  chat: ChatSummary | null | undefined
  isMember: boolean
}

// The route loader has already sent the requests: a request that failed before the mount is not repeated.
const ONCE = { retryOnMount: false, notifyOnChangeProps: ['data', 'error'] } satisfies Partial<QueryObserverOptions>

// The chat may have continued in another browser, which sends no notification to this one.
const AGAIN = { refetchOnWindowFocus: 'always' } satisfies Partial<QueryObserverOptions>

/**
 * Fetches a conversation's character, chat and messages, each as early as possible (B4.9-01 ... B4.9-03), and follows
 * the session and the other tabs. It does not depend on React: `useConversation` and tests subscribe to it.
 */
export function conversationReads(client: QueryClient, store: Store, { characterId, passedChatId }: Observed) {
  const isMember = () => store.get(isMemberAtom)
  const ofChat = () => ({ ...chatQuery(characterId), ...ONCE, ...AGAIN, enabled: isMember() })
  const character = new QueryObserver(client, { ...characterQuery(characterId), ...ONCE })
  const chat = new QueryObserver(client, ofChat())
  const ofMessages = () => {
    const found = chat.getCurrentResult().data
    const id = isMember() ? (found === undefined ? passedChatId : found?.id) : undefined
    return { ...messagesQuery(id ?? ''), ...ONCE, ...AGAIN, enabled: id !== undefined }
  }
  const messages = new QueryObserver(client, ofMessages())

  const follow = () => {
    chat.setOptions(ofChat())
    messages.setOptions(ofMessages())
  }
  const take = () => ({
    session: store.get(sessionAtom),
    character: character.getCurrentResult(),
    chat: chat.getCurrentResult(),
    messages: messages.getCurrentResult(),
  })
  let taken = take()
  let shaped: { from: object; details: CharacterDetails } | undefined
  /** Returns the same object until a value changes. */
  const current = (): typeof taken => {
    const now = take()
    if (Object.entries(now).some(([name, value]) => taken[name as keyof typeof now] !== value)) taken = now
    return taken
  }

  return {
    current,
    subscribe(onChange: () => void): () => void {
      const changed = () => {
        follow()
        onChange()
      }
      const ofOthers = followChatChanges(
        store.get(worldAtom),
        () => ({ viewer: store.get(viewerAtom), characterId }),
        () => void readConversationAgain(client, characterId),
      )
      const stops = [
        ofOthers,
        store.sub(sessionAtom, changed),
        ...[character, chat, messages].map((one) => one.subscribe(changed)),
      ]
      follow()
      return () => stops.forEach((stop) => stop())
    },
    /** The data loaded so far. `known` fills the gaps. */
    loaded(known: KnownBefore): LoadedConversation {
      const now = current()
      const member = isMember()
      const passed = known.chat?.characterId === characterId ? known.chat : undefined
      // A chat that was passed along is shown while its request is pending.
      const found = member ? (now.chat.data === undefined ? passed : now.chat.data) : null
      const stored = found ? now.messages.data : undefined
      const listed = now.character.data === undefined ? characterInCache(client, characterId) : now.character.data
      const isWhole = listed && (listed === now.character.data || 'greetings' in listed)
      if (isWhole && shaped?.from !== listed) shaped = { from: listed, details: characterDetails(listed) }
      const details = isWhole ? shaped?.details : undefined
      const given = known.character?.id === characterId ? known.character : undefined
      const summary = details ?? (listed ? characterSummary(listed) : given)
      return {
        reads: {
          character: {
            // Messages are shown before the character is complete; its greetings are only needed without messages.
            data: now.character.data === null ? null : stored?.length ? summary : details,
            error: now.character.error,
          },
          isMember: member,
          isViewerUnknown: now.session.isLoading && !member,
          chat: { data: found, error: now.chat.error },
          messages: { data: stored, error: now.messages.error },
        },
        summary,
        details,
        chat: found,
        isMember: member,
      }
    },
    /** Repeats the failed requests. */
    async tryAgain(): Promise<void> {
      const failed = (read: { getCurrentResult(): { isError: boolean } }) => read.getCurrentResult().isError
      const readAgain = async () => {
        const isOfMessages = failed(messages)
        // The chat may have been deleted: its own request shows that.
        if (isOfMessages || failed(chat)) await chat.refetch()
        if (isOfMessages) await messages.refetch()
      }
      await Promise.all([failed(character) && character.refetch(), readAgain()])
    },
  }
}
