import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CharacterDetails } from '#src/api/shapes/characterShapes.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { canSend } from './conversation.ts'
import { conversationAt } from './conversationAtoms.ts'
import { useConversationControl } from './conversationControl.ts'
import { instantText } from './conversationEffects.ts'
import { conversationReads, type KnownBefore } from './conversationReads.ts'
import { stageFailure, stageOf } from './conversationStage.ts'
import { greetingTexts, openingGreeting, seenGreeting } from './greetings.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { type ConversationKey, viewerAtom } from '../conversationKey.ts'

/** A conversation for its page: the loaded data, the pending operations and the actions. */
export function useConversation(characterId: string, known: KnownBefore) {
  const viewer = useAtomValue(viewerAtom)
  const conversationKey = useMemo(() => ({ viewer, characterId }), [viewer, characterId])
  const state = useAtomValue(useMemo(() => conversationAt(conversationKey), [conversationKey]))
  const { reads, ...loaded } = useReads(characterId, known)
  const stage = stageOf(reads)
  useGreeting(conversationKey, {
    details: loaded.details,
    stored: stage.name === 'ready' ? stage.stored.length : undefined,
    isWanted: !state.greeting && canSend(state),
  })

  const { dispatch } = useConversationControl()
  const { tabs } = useAtomValue(worldAtom)
  useEffect(() => {
    dispatch(conversationKey, { type: 'opened' })
    const stop = tabs?.onChange(() => dispatch(conversationKey, { type: 'other tab changed' }))
    return () => {
      stop?.()
      dispatch(conversationKey, { type: 'left' })
    }
  }, [dispatch, conversationKey, tabs])

  // Without loaded messages none can be sent. The log shows the failure; a banner would repeat it.
  const isSaidTwice = state.failure !== undefined && stageFailure(stage) !== undefined
  useEffect(() => {
    if (isSaidTwice) dispatch(conversationKey, { type: 'failure dismissed' })
  }, [isSaidTwice, dispatch, conversationKey])

  return { conversationKey, state, stage, ...loaded }
}

function useReads(characterId: string, known: KnownBefore) {
  const client = useQueryClient()
  const store = useStore()
  const passedChatId = known.chat?.characterId === characterId ? known.chat.id : undefined
  const reads = useMemo(
    () => conversationReads(client, store, { characterId, passedChatId }),
    [client, store, characterId, passedChatId],
  )
  useSyncExternalStore(reads.subscribe, reads.current)
  return { ...reads.loaded(known), tryAgain: () => void reads.tryAgain() }
}

interface Now {
  details: CharacterDetails | undefined
  /** The number of messages, once it is known. */
  stored: number | undefined
  isWanted: boolean
}

/** Offers a greeting in every empty conversation, initially a random one. */
function useGreeting(conversationKey: ConversationKey, { details, stored, isWanted }: Now) {
  const { clock, random, sessionStorage } = useAtomValue(worldAtom)
  const { dispatch } = useConversationControl()
  useEffect(() => {
    if (stored) return void dispatch(conversationKey, { type: 'messages found' })
    if (!details || stored === undefined || !isWanted) return
    const texts = greetingTexts(details)
    const seen =
      conversationKey.viewer === VISITOR ? seenGreeting(sessionStorage, conversationKey.characterId) : undefined
    const index = openingGreeting(texts, seen, random)
    const at = instantText(clock.now())
    dispatch(conversationKey, { type: 'greeting offered', texts, index, isSeen: seen !== undefined, at })
  }, [details, stored, isWanted, conversationKey, dispatch, clock, random, sessionStorage])
}
