import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CharacterBody } from '#src/api/generated/schemas/characterBody.ts'
import { personAtom } from '#src/session/person.ts'
import type { Draft, DraftKind, DraftState } from '#src/storage/draft.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import { bodyOf, isSameForm } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { type Editor, useEditor } from '../Editor.tsx'
import { isSameBody } from '../save/sentCreation.ts'

/** Stores what is typed in a form, so that a reload, a crash or a sign-in takes nothing away. */
export interface FormDraft {
  /** From now on a form with these values holds nothing worth saving. */
  startFrom(values: CharacterFormValues): void
  /** Stores what is still waiting. */
  flush(): void
  /** Nothing of this form is stored any more, and its draft is removed. */
  finish(): void
  /** As `finish`, after `sent` has arrived: a draft that holds something else by then stays. */
  finishSent(sent: CharacterBody): void
  /** Removes the draft of a form that was left while `sent` was in flight. */
  forgetSent(sent: CharacterBody): void
  connect(editor: Editor, draft: Draft<CharacterFormValues>): () => void
}

/** The draft of the person of the page. */
export function useOwnDraft(kind: DraftKind<CharacterFormValues>, about = ''): Draft<CharacterFormValues> {
  const drafts = useAtomValue(draftsAtom)
  const owner = useAtomValue(personAtom).id
  return useMemo(() => drafts.open(kind, owner, about), [drafts, kind, owner, about])
}

/** Keeps the draft of the form around it (B2.3-19 … B2.3-22); `baseline` is the form in which nothing has been typed. */
export function useDraft(draft: Draft<CharacterFormValues>, baseline: CharacterFormValues): [FormDraft, DraftState] {
  const editor = useEditor()
  const [formDraft] = useState(() => createFormDraft(baseline))
  // Another draft after a sign-in: what the visitor has typed is the member's.
  useEffect(() => formDraft.connect(editor, draft), [formDraft, editor, draft])
  return [formDraft, useSyncExternalStore(draft.subscribe, draft.state)]
}

/** Removes the draft of what has arrived; one that holds something else by then stays. */
export function removeIfSent(draft: Draft<CharacterFormValues>, sent: CharacterBody): void {
  const now = draft.read()
  if (now && isSameBody(bodyOf(now), sent)) draft.write(undefined)
}

function createFormDraft(initial: CharacterFormValues): FormDraft {
  let baseline = initial
  let connected: { editor: Editor; draft: Draft<CharacterFormValues> } | undefined
  let isFinished = false
  let isConnected = false

  const save = () => {
    if (!connected || isFinished) return
    const { editor, draft } = connected
    draft.writeLater(() => {
      const values = editor.values()
      return isSameForm(values, baseline) ? undefined : values
    })
  }
  /** Shows what another tab has written, or what the person had typed before. */
  const follow = () => {
    if (!connected || isFinished) return
    const { editor, draft } = connected
    const values = draft.read() ?? baseline
    if (!isSameForm(values, editor.values())) editor.replace(values)
  }

  const forget = (sent: CharacterBody) => {
    if (connected) removeIfSent(connected.draft, sent)
  }

  return {
    startFrom(values) {
      baseline = values
      save()
    },
    flush: () => connected?.draft.flush(),
    finish() {
      isFinished = true
      connected?.draft.write(undefined)
    },
    finishSent(sent) {
      isFinished = true
      forget(sent)
    },
    forgetSent(sent) {
      if (!isConnected) forget(sent)
    },
    connect(editor, draft) {
      connected = { editor, draft }
      isConnected = true
      const isTyped = !isSameForm(editor.values(), baseline)
      if (isTyped) save()
      else follow()
      const stops = [editor.subscribe(save), draft.subscribe(follow)]
      return () => {
        for (const stop of stops) stop()
        draft.flush()
        isConnected = false
      }
    },
  }
}
