import { QueryObserver } from '@tanstack/react-query'
import type { MovableClock } from '#mocks/clock/clock.ts'
import { movableClock } from '#mocks/clock/clock.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { statsQuery } from '#src/api/calls/characters.ts'
import type { CharacterStats } from '#src/api/generated/calls.schemas.ts'
import { conversationAt } from '#src/features/chat/conversation/conversationAtoms.ts'
import { conversationControlAtom } from '#src/features/chat/conversation/conversationControl.ts'
import { isTyping, messagesShown } from '#src/features/chat/conversation/conversationMessages.ts'
import { conversationReads } from '#src/features/chat/conversation/conversationReads.ts'
import { stageOf } from '#src/features/chat/conversation/conversationStage.ts'
import type { ConversationEvent } from '#src/features/chat/conversation/conversationState.ts'
import { draftAt } from '#src/features/chat/composer/drafts.ts'
import { isMemberAtom, viewerAtom } from '#src/features/chat/conversationKey.ts'
import type { Tabs, World } from '#src/world/World.ts'
import { openTabAs } from './openTab.ts'

interface OpenChat {
  characterId: string
  viewer?: UserKey | undefined
  /** Moved by hand: a greeting appears when the clock is moved. */
  clock?: MovableClock
  /** In place of the time limit of each call. */
  callTimeoutMs?: number
  /** What the tab shares with an earlier page load, or with the other tabs of its browser. */
  browser?: { storage: Storage; tabs?: Tabs; fetch?: World['fetch'] }
}

/** A conversation without its screen: what it shows, receives and requests, with a mock server. */
export async function openChat(server: MockServer, { characterId, viewer, clock, browser, callTimeoutMs }: OpenChat) {
  const time = clock ?? movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  const tab = await openTabAs(server, viewer, {
    clock: time,
    firstRetryMs: 0,
    ...(callTimeoutMs !== undefined && { callTimeoutMs }),
    ...browser,
  })
  const { client, store } = tab
  const control = store.get(conversationControlAtom)

  const conversationKey = () => ({ viewer: store.get(viewerAtom), characterId })
  const state = () => store.get(conversationAt(conversationKey()))
  const reads = conversationReads(client, store, { characterId })
  reads.subscribe(() => undefined)
  const stats = new QueryObserver(client, { ...statsQuery(characterId), enabled: store.get(isMemberAtom) })
  stats.subscribe(() => undefined)
  const stage = () => stageOf(reads.loaded({}).reads)
  return {
    tab,
    /** Moves the clock, so that pending timers run. */
    pass: (ms: number) => time.advance(ms),
    control,
    conversationKey,
    state,
    stage,
    event: (event: ConversationEvent) => control.dispatch(conversationKey(), event),
    type: (text: string) => store.get(draftAt(conversationKey())).write(text || undefined),
    draft: () => store.get(draftAt(conversationKey())).read() ?? '',
    send: () => control.sendDraft(characterId),
    isTyping: () => isTyping(state()),
    /** The authors and texts of the messages, as the log shows them. */
    shown: () => {
      const now = stage()
      const messages = messagesShown(now.name === 'ready' ? now.stored : [], state(), { characterId, viewerId: 'me' })
      return messages.map(({ content, isCharacter }) => [isCharacter ? 'character' : 'viewer', content] as const)
    },
    stats: () => stats.getCurrentResult().data as Required<CharacterStats> | undefined,
    tryAgain: reads.tryAgain,
    /** The request bodies of one operation, oldest first. */
    bodies: async (operation: OperationId): Promise<unknown[]> => {
      const calls = server.log.calls().filter((call) => call.operation === operation)
      const bodies = await Promise.all(calls.map(({ number }) => server.log.bodiesOf(number)))
      return bodies.map((body) => JSON.parse(body?.request ?? 'null') as unknown)
    },
  }
}

export type OpenedChat = Awaited<ReturnType<typeof openChat>>
