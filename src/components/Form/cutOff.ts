import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { notKnownOf } from '#src/api/failureTexts.ts'
import type { NotKnown } from '#src/api/notKnown.ts'
import { personAtom } from '#src/session/person.ts'
import type { DraftKind } from '#src/storage/draft.ts'
import { draftsAtom } from '#src/storage/drafts.ts'

/** Notes that something was sent. It holds no words. */
const sentNote: DraftKind<true> = {
  name: 'sent',
  scope: 'tab',
  stored: v.pipe(
    v.literal('sent'),
    v.transform((): true => true),
  ),
  asText: () => 'sent',
}

/** A submit that no read can find out about. */
export interface Untraceable {
  /** The form, and the thing where there are several. */
  about: string
  /** What to say when the page was left or loaded again before there was an answer (NS-44). */
  notKnown: NotKnown
}

/**
 * Remembers in the tab that something was sent, until there is an answer or the form has said that there is none. `cutOff` is what to say of a submit of this
 * person that had none when the page was left; it is said once.
 */
export function useCutOff(untraceable: Untraceable | undefined) {
  const drafts = useAtomValue(draftsAtom)
  const owner = useAtomValue(personAtom).id
  const about = untraceable?.about
  const note = useMemo(
    () => (about === undefined ? undefined : drafts.open(sentNote, owner, about)),
    [drafts, owner, about],
  )
  const [cutOff] = useState(() => (note?.read() ? untraceable?.notKnown : undefined))
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    if (cutOff) note?.write(undefined)
    return () => {
      isShown.current = false
    }
    // What is noted later is sent later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    cutOff,
    noteSent: () => {
      note?.write(true)
      // The page may be gone in the next moment.
      note?.flush()
    },
    noteEnd: (error?: unknown) => {
      if (isShown.current || !notKnownOf(error)) note?.write(undefined)
    },
  }
}
