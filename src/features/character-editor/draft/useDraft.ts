import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CharacterBody } from '#src/api/generated/calls.schemas.ts'
import type { Draft, DraftState } from '#src/storage/draft.ts'
import { bodyOf, isSameForm } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { type Editor, useEditor } from '../Editor.tsx'
import { isSameBody } from '../save/sentCreation.ts'

/** Stores the form's values, so that a reload, a crash or a sign-in loses none of them. */
export interface FormDraft {
  /** From now on these values count as unchanged. */
  startFrom(values: CharacterFormValues): void
  /** Writes a pending change without delay. */
  flush(): void
  /** Stops storing this form and removes its draft. */
  finish(): void
  /** Like `finish`, after `sent` has been saved: a draft with other content by then is kept. */
  finishSent(sent: CharacterBody): void
  /** Removes the draft of a form that was left while `sent` was in flight. */
  forgetSent(sent: CharacterBody): void
  connect(editor: Editor, draft: Draft<CharacterFormValues>): () => void
}

/** Keeps the draft of the surrounding form; `baseline` is the untouched form. */
export function useDraft(draft: Draft<CharacterFormValues>, baseline: CharacterFormValues): [FormDraft, DraftState] {
  const editor = useEditor()
  const [formDraft] = useState(() => createFormDraft(baseline))
  // A sign-in changes the draft: the visitor's texts become the member's.
  useEffect(() => formDraft.connect(editor, draft), [formDraft, editor, draft])
  return [formDraft, useSyncExternalStore(draft.subscribe, draft.state)]
}

/** Removes the draft of saved values; a draft with other content by then is kept. */
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
  /** Shows the values that another tab has stored, or those of an earlier visit. */
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
