import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { characterInCache } from '#src/api/characterInCache.ts'
import { characterQuery } from '#src/api/characters.ts'
import { chatQuery, messagesQuery } from '#src/api/chats.ts'
import {
  type CharacterDetails,
  characterDetails,
  type CharacterSummary,
  characterSummary,
  type ChatSummary,
} from '#src/api/shapes.ts'
import { sessionAtom } from '#src/session/session.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { canSend } from './conversation.ts'
import { conversationAt, conversationEventAtom } from './conversationAtoms.ts'
import { instantText } from './conversationEffects.ts'
import { type Reads, stageOf } from './conversationStage.ts'
import { greetingTexts, openingGreeting, seenGreeting } from './greetings.ts'
import { isMemberAtom, type Place, viewerAtom, VISITOR } from './place.ts'

/** What the page that led here knew already (B2.1-07). */
export interface KnownBefore {
  character?: CharacterSummary | undefined
  chat?: ChatSummary | undefined
}

/** A conversation as its page needs it: what is loaded, what is under way, and what can be done. */
export function useConversation(characterId: string, known: KnownBefore) {
  const viewer = useAtomValue(viewerAtom)
  const place = useMemo(() => ({ viewer, characterId }), [viewer, characterId])
  const state = useAtomValue(useMemo(() => conversationAt(place), [place]))
  const { reads, ...loaded } = useReads(characterId, known)
  const stage = stageOf(reads)
  useGreeting(place, {
    details: loaded.details,
    said: stage.name === 'ready' ? stage.said.length : undefined,
    isWanted: !state.greeting && canSend(state),
  })

  const dispatch = useSetAtom(conversationEventAtom)
  useEffect(() => {
    dispatch(place, { type: 'opened' })
    return () => dispatch(place, { type: 'left' })
  }, [dispatch, place])

  return { place, state, stage, ...loaded }
}

function useReads(characterId: string, known: KnownBefore) {
  const client = useQueryClient()
  const isMember = useAtomValue(isMemberAtom)
  const { isLoading } = useAtomValue(sessionAtom)
  // The route has asked already: what failed before the page was drawn is not asked for a second time.
  const character = useQuery({ ...characterQuery(characterId), retryOnMount: false })
  const found = useQuery({ ...chatQuery(characterId), enabled: isMember, retryOnMount: false })
  const passed = known.chat?.characterId === characterId ? known.chat : undefined
  // A chat that was passed along is shown while it is looked up.
  const chat = isMember ? (found.data === undefined ? passed : found.data) : null
  const messages = useQuery({ ...messagesQuery(chat?.id ?? ''), enabled: !!chat, retryOnMount: false })
  const said = isMember && chat ? messages.data : undefined

  const listed = character.data === undefined ? characterInCache(client, characterId) : character.data
  const details = useMemo(
    () => (listed && (listed === character.data || 'greetings' in listed) ? characterDetails(listed) : undefined),
    [listed, character.data],
  )
  const summary =
    details ?? (listed ? characterSummary(listed) : known.character?.id === characterId ? known.character : undefined)

  const reads: Reads = {
    // Words are there to be read before the last of the character is; its greetings are only needed without any.
    character: { data: character.data === null ? null : said?.length ? summary : details, error: character.error },
    isMember,
    isViewerUnknown: isLoading && !isMember,
    chat: { data: chat, error: found.error },
    messages: { data: said, error: messages.error },
  }
  return {
    reads,
    /** As much of the character as is known. */
    summary,
    details,
    chat,
    isMember,
    tryAgain: () => {
      if (character.error) void character.refetch()
      if (found.error) void found.refetch()
      // The chat may be gone: then looking it up says so.
      if (messages.error) void found.refetch().then(() => messages.refetch())
    },
  }
}

interface Now {
  details: CharacterDetails | undefined
  /** How many messages there are, once that is known. */
  said: number | undefined
  isWanted: boolean
}

/** Offers a greeting wherever nobody has said anything yet (AMB-46): a random one to begin with (B4.9-05). */
function useGreeting(place: Place, { details, said, isWanted }: Now) {
  const { clock, sessionStorage } = useAtomValue(worldAtom)
  const dispatch = useSetAtom(conversationEventAtom)
  useEffect(() => {
    if (said) return dispatch(place, { type: 'messages found' })
    if (!details || said === undefined || !isWanted) return
    const texts = greetingTexts(details)
    const seen = place.viewer === VISITOR ? seenGreeting(sessionStorage, place.characterId) : undefined
    const index = openingGreeting(texts, seen)
    const at = instantText(clock.now())
    dispatch(place, { type: 'greeting offered', texts, index, isSeen: seen !== undefined, at })
  }, [details, said, isWanted, place, dispatch, clock, sessionStorage])
}
