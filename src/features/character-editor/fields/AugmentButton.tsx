import { Loader } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { useState } from 'react'
import { type TextPath, useEditor } from '../Editor.tsx'
import { useAugment } from '../useAugment.ts'
import classes from './AugmentButton.module.css'

interface Props {
  path: TextPath | 'tags'
  /** The field in words: 'name', 'main greeting'. */
  what: string
}

/** Has a field written by the server (B2.3-14 … B2.3-18); while that lasts it cancels, and afterwards it can be undone. */
export function AugmentButton({ path, what }: Props) {
  const editor = useEditor()
  const value: unknown = editor.useWatchValue(path)
  const [replaced, setReplaced] = useState<{ before: unknown; after: unknown }>()
  const { isBusy, isBlocked, start, cancel } = useAugment(path, (suggested) => {
    const after = 'tags' in suggested ? suggested.tags : suggested.text
    setReplaced({ before: editor.values() && value, after })
    editor.setValue(path, after as string)
  })
  // Once something else is typed there is more to lose than to win back.
  const canUndo = replaced !== undefined && value === replaced.after && !isBusy

  return (
    <span className={classes.place}>
      <output className={classes.said}>{canUndo && `A suggestion for ${what} is in its place.`}</output>
      {canUndo && (
        <button
          type="button"
          className={classes.undo}
          disabled={isBlocked}
          aria-label={`Undo the suggestion for ${what}`}
          onClick={() => {
            editor.setValue(path, replaced.before as string)
            setReplaced(undefined)
          }}
        >
          <IconArrowBackUp aria-hidden size="1rem" stroke={1.8} />
          Undo
        </button>
      )}
      <button
        type="button"
        className={classes.generate}
        aria-label={isBusy ? `Cancel generating ${what}` : `Generate ${what}`}
        aria-busy={isBusy || undefined}
        disabled={isBlocked}
        onClick={isBusy ? cancel : start}
      >
        {isBusy ? <Loader size={16} color="currentColor" aria-hidden /> : <IconWand aria-hidden size="1rem" stroke={1.8} />}
        {isBusy ? 'Cancel' : 'Generate'}
      </button>
    </span>
  )
}
