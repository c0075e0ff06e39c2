import { useRef } from 'react'
import { isFirstClick } from '#src/lib/isFirstClick.ts'
import { useEditor, useMoment, useSelected } from '../Editor.tsx'
import classes from './ActionBar.module.css'

/** Offers to restore the last removed value, as long as that is possible. */
export function UndoOffer() {
  const editor = useEditor()
  const { undo, busy } = useMoment()
  const isPossible = useSelected((values) => undo?.isPossible(values) ?? false)
  const place = useRef<HTMLDivElement>(null)
  const restore = () => {
    // The button is unmounted; the restored entry may take the focus from here.
    place.current?.focus({ preventScroll: true })
    editor.offerUndo(undefined)
    undo?.restore()
  }
  return (
    <div ref={place} className={classes.undo} aria-live="polite" tabIndex={-1}>
      {undo && isPossible && (
        <>
          <span>{undo.message}</span>
          <button type="button" disabled={busy !== undefined} onClick={(event) => isFirstClick(event) && restore()}>
            {undo.label}
          </button>
        </>
      )}
    </div>
  )
}
