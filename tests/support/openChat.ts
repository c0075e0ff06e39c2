import { QueryObserver } from '@tanstack/react-query'
import type { MovableClock } from '#mocks/clock.ts'
import { movableClock } from '#mocks/clock.ts'
import type { OperationId } from '#mocks/generated/operations.ts'
import type { PretendServer } from '#mocks/pretendServer.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import { characterQuery, statsQuery } from '#src/api/characters.ts'
import { chatQuery, messagesQuery } from '#src/api/chats.ts'
import type { CharacterStats } from '#src/api/generated/schemas/characterStats.ts'
import { conversationAt, conversationEventAtom } from '#src/features/chat/conversationAtoms.ts'
import { sendDraftAtom } from '#src/features/chat/conversationActions.ts'
import { isTyping, messagesShown } from '#src/features/chat/conversationMessages.ts'
import { stageOf } from '#src/features/chat/conversationStage.ts'
import type { ConversationEvent } from '#src/features/chat/conversationState.ts'
import { draftAt, writeDraftAtom } from '#src/features/chat/drafts.ts'
import { isMemberAtom, viewerAtom } from '#src/features/chat/place.ts'
import { openTabAs } from './openTab.ts'

interface OpenChat {
  characterId: string
  viewer?: UserKey | undefined
  /** By hand: a greeting comes when the clock is moved. */
  clock?: MovableClock
}

/** A conversation without its screen: what it shows, receives and asks for, over a pretend server. */
export async function openChat(server: PretendServer, { characterId, viewer, clock }: OpenChat) {
  const tab = await openTabAs(server, viewer, {
    clock: clock ?? movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' }),
    firstRetryMs: 0,
  })
  const { client, store } = tab

  const place = () => ({ viewer: store.get(viewerAtom), characterId })
  const state = () => store.get(conversationAt(place()))
  const isMember = () => store.get(isMemberAtom)
  // As the page observes them; each reads as soon as it can be known.
  const character = new QueryObserver(client, characterQuery(characterId))
  const found = new QueryObserver(client, { ...chatQuery(characterId), enabled: isMember })
  const stats = new QueryObserver(client, { ...statsQuery(characterId), enabled: isMember() })
  const said = new QueryObserver(client, { ...messagesQuery(''), enabled: false })
  const follow = () => {
    const id = found.getCurrentResult().data?.id
    said.setOptions({ ...messagesQuery(id ?? ''), enabled: isMember() && id !== undefined })
  }
  character.subscribe(() => undefined)
  stats.subscribe(() => undefined)
  said.subscribe(() => undefined)
  found.subscribe(follow)

  const stage = () => {
    follow()
    return stageOf({
      character: character.getCurrentResult(),
      isMember: isMember(),
      isViewerUnknown: false,
      chat: found.getCurrentResult(),
      messages: said.getCurrentResult(),
    })
  }
  return {
    tab,
    place,
    state,
    stage,
    event: (event: ConversationEvent) => store.set(conversationEventAtom, place(), event),
    type: (text: string) => store.set(writeDraftAtom, place(), text),
    draft: () => store.get(draftAt(place())),
    send: () => store.set(sendDraftAtom, characterId),
    isTyping: () => isTyping(state()),
    /** Who says what, as the log shows it. */
    shown: () => {
      const now = stage()
      const messages = messagesShown(now.name === 'ready' ? now.said : [], state(), { characterId, viewerId: 'me' })
      return messages.map(({ content, isCharacter }) => [isCharacter ? 'character' : 'viewer', content] as const)
    },
    stats: () => stats.getCurrentResult().data as Required<CharacterStats> | undefined,
    /** As the page does it. */
    tryAgain: async () => {
      for (const one of [character, found, said]) if (one.getCurrentResult().isError) await one.refetch()
    },
    /** What was sent with the calls of one kind, oldest first. */
    bodies: async (operation: OperationId): Promise<unknown[]> => {
      const calls = server.log.calls().filter((call) => call.operation === operation)
      const bodies = await Promise.all(calls.map(({ number }) => server.log.bodiesOf(number)))
      return bodies.map((body) => JSON.parse(body?.request ?? 'null') as unknown)
    },
  }
}

export type OpenedChat = Awaited<ReturnType<typeof openChat>>
