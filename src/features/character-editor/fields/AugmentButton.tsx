import { Loader } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { memo, useState } from 'react'
import { isFirstClick } from '#src/lib/isFirstClick.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { textAt, type TextPath, useEditor, useSelected } from '../Editor.tsx'
import { useAugment } from './useAugment.ts'
import classes from './AugmentButton.module.css'

interface Props {
  path: TextPath | 'tags'
  /** The name of the field in a sentence: 'name', 'main greeting'. */
  what: string
}

type Value = string | string[]
const valueAt = (values: CharacterFormValues, path: Props['path']): Value =>
  path === 'tags' ? values.tags : textAt(values, path)
const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other)

/** Requests a suggestion for a field; cancels it while pending, and can undo it afterwards. */
export const AugmentButton = memo(function AugmentButton({ path, what }: Props) {
  const editor = useEditor()
  const [replaced, setReplaced] = useState<{ before: Value; after: Value }>()
  const { isBusy, isBlocked, start, cancel } = useAugment(path, (after) => {
    setReplaced({ before: valueAt(editor.values(), path), after })
    editor.setValue(path, after)
  })
  // After further typing an undo would lose the newer text.
  const isStillThere = useSelected((values) => replaced !== undefined && isSame(valueAt(values, path), replaced.after))
  const canUndo = replaced !== undefined && isStillThere && !isBusy

  return (
    <span className={classes.place}>
      <output className="visually-hidden">{canUndo && `A suggestion for ${what} is in its place.`}</output>
      {canUndo && (
        <button
          type="button"
          className={classes.undo}
          disabled={isBlocked}
          onClick={(event) => {
            if (!isFirstClick(event)) return
            editor.setValue(path, replaced.before)
            setReplaced(undefined)
          }}
        >
          <IconArrowBackUp aria-hidden size="1rem" stroke={1.8} />
          Undo
          <span className="visually-hidden"> the suggestion for {what}</span>
        </button>
      )}
      <button
        type="button"
        className={classes.generate}
        aria-busy={isBusy || undefined}
        disabled={isBlocked}
        onClick={(event) => isFirstClick(event) && (isBusy ? cancel() : start())}
      >
        {isBusy ? (
          <Loader size={16} color="currentColor" aria-hidden />
        ) : (
          <IconWand aria-hidden size="1rem" stroke={1.8} />
        )}
        {isBusy ? 'Cancel' : 'Generate'}
        <span className="visually-hidden">
          {isBusy && ' generating'} {what}
        </span>
      </button>
    </span>
  )
})
