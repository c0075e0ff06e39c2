import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import type { NotKnown } from '#src/api/calls/notKnown.ts'
import { ownDraftsAtom } from '#src/session/ownDraft.ts'
import type { Draft, DraftKind } from '#src/storage/draft.ts'

/** Records that a request was sent, without its content. */
const sentNote: DraftKind<true> = {
  name: 'sent',
  scope: 'tab',
  stored: v.pipe(
    v.literal('sent'),
    v.transform((): true => true),
  ),
  asText: () => 'sent',
}

/** The current user's note in this tab about a request that was sent; it survives a reload. */
export function useSentNote(about: string | undefined): Draft<true> | undefined {
  const own = useAtomValue(ownDraftsAtom)
  return useMemo(() => (about === undefined ? undefined : own.open(sentNote, about)), [own, about])
}

/** A submit whose result no read can find out. */
export interface Untraceable {
  /** The form, and the entity if there are several. */
  about: string
  /** The message if the page was left or reloaded before the response arrived. */
  notKnown: NotKnown
}

/**
 * Remembers in the tab that a request was sent, until it has a response or the form has reported that there is none.
 * `cutOff` is the message for this user's submit that had no response when the page was left; it is shown once.
 */
export function useCutOff(untraceable: Untraceable | undefined) {
  const note = useSentNote(untraceable?.about)
  const [cutOff] = useState(() => (note?.read() ? untraceable?.notKnown : undefined))
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    if (cutOff) note?.write(undefined)
    return () => {
      isShown.current = false
    }
    // The note is read only at mount: a later note belongs to a later submit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    cutOff,
    noteSent: () => {
      note?.write(true)
      // The page may be unloaded immediately afterwards.
      note?.flush()
    },
    noteEnd: (error?: unknown) => {
      if (isShown.current || !notKnownOf(error)) note?.write(undefined)
    },
  }
}
