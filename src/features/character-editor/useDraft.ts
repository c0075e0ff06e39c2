import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { World } from '#src/world/World.ts'
import { DRAFT_DELAY_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { isSameCharacter } from './characterBody.ts'
import type { CharacterFormValues } from './characterForm.ts'
import { draftIn } from './draft.ts'
import { type Editor, useEditor } from './Editor.tsx'

export type DraftState =
  /** There is nothing that could be lost. */
  | 'none'
  | 'saved'
  /** The storage is full or blocked. */
  | 'failed'

/** Saves what is typed in a storage, so that a reload, a crash or a sign-in takes nothing away. */
export interface DraftStore {
  /** From now on a form with these values holds nothing worth saving. */
  startFrom(values: CharacterFormValues): void
  /** Writes what is still waiting to be written. */
  flush(): void
  /** What was typed has arrived: the draft goes, and nothing more is saved. */
  finish(): void
  connect(editor: Editor): () => void
}

interface Parts {
  world: World
  storage: Storage
  key: string
  baseline: CharacterFormValues
  onState(state: DraftState): void
}

/** The draft of the form around it (B2.3-19 … B2.3-22); `baseline` is the form in which nothing has been typed. */
export function useDraft(parts: Pick<Parts, 'storage' | 'key' | 'baseline'>): [DraftStore, DraftState] {
  const editor = useEditor()
  const world = useAtomValue(worldAtom)
  const [state, onState] = useState<DraftState>(() =>
    draftIn(parts.storage, parts.key).text() === null ? 'none' : 'saved',
  )
  const [draftStore] = useState(() => createDraftStore({ ...parts, world, onState }))
  useEffect(() => draftStore.connect(editor), [draftStore, editor])
  return [draftStore, state]
}

function createDraftStore({ world, storage, key, onState, ...parts }: Parts): DraftStore {
  const draft = draftIn(storage, key)
  let { baseline } = parts
  let editor: Editor | undefined
  let isFinished = false
  /** What the storage held when it was last looked at, to distinguish another tab's draft from this one's. */
  let seen = draft.text()
  let cancel: (() => void) | undefined

  const stopWaiting = () => {
    cancel?.()
    cancel = undefined
  }
  const flush = () => {
    if (!cancel) return
    stopWaiting()
    const values = editor?.values()
    if (!values || isFinished) return
    const isEmpty = isSameCharacter(values, baseline)
    if (isEmpty) draft.remove()
    onState(isEmpty ? 'none' : draft.write(values) ? 'saved' : 'failed')
    seen = draft.text()
  }
  const schedule = () => {
    if (isFinished) return
    cancel?.()
    cancel = world.clock.setTimeout(flush, DRAFT_DELAY_MS)
  }
  /** Another tab writes the same draft: as long as nothing is waiting here, this form shows it. */
  const follow = () => {
    const text = draft.text()
    if (text === seen || cancel || isFinished || !editor) return
    seen = text
    const values = draft.read()
    editor.replace(values ?? baseline)
    stopWaiting() // What was just read need not be written.
    onState(values ? 'saved' : 'none')
  }

  return {
    startFrom: (values) => {
      baseline = values
      schedule()
    },
    flush,
    finish: () => {
      isFinished = true
      stopWaiting()
      draft.remove()
    },
    connect: (of) => {
      editor = of
      const stops = [of.subscribe(schedule), world.tabs?.onChange(follow), whenPageHides(flush), flush]
      return () => {
        for (const stop of stops.toReversed()) stop?.()
      }
    },
  }
}

/** A page that is closed, reloaded or put into the background may not get to its timers. */
function whenPageHides(run: () => void): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') run()
  }
  window.addEventListener('pagehide', run)
  document.addEventListener('visibilitychange', onHide)
  return () => {
    window.removeEventListener('pagehide', run)
    document.removeEventListener('visibilitychange', onHide)
  }
}
