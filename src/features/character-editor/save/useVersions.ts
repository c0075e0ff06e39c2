import { useEffect, useState } from 'react'
import type { Character } from '#src/api/generated/schemas/character.ts'
import { isSameCharacter, isSameForm } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { useEditor } from '../Editor.tsx'
import { isStill } from '../form/undo.ts'
import { type Saved, savedOf } from './saved.ts'

/**
 * The version that the form compares with: the saved one, as this page knows it. It follows what is read again while
 * nothing is typed; discarding, saving and showing the other version replace it.
 */
export function useVersions(character: Character, startFrom: (values: CharacterFormValues) => void) {
  const editor = useEditor()
  const [saved, setSaved] = useState<Saved>(() => savedOf(character))

  const begin = (next: Saved) => {
    setSaved(next)
    startFrom(next.values)
  }
  const show = (next: Saved) => {
    begin(next)
    editor.replace(next.values)
  }

  // A form in which something was typed asks when it is saved.
  useEffect(() => {
    const now = savedOf(character)
    if (isSameCharacter(now.values, saved.values)) {
      if (now.lastEdited !== saved.lastEdited) setSaved({ ...saved, lastEdited: now.lastEdited })
    } else if (isSameForm(editor.values(), saved.values)) show(now)
    // Only what was read is a reason to follow it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [character])

  return {
    saved,
    /** Saving has made a new version. What was typed meanwhile stays. */
    onSaved: (next: Saved, sent: CharacterFormValues) =>
      isSameCharacter(next.values, sent) ? begin(next) : show(next),
    discard: () => {
      const before = editor.values()
      editor.replace(saved.values, {
        message: 'Back to what is saved.',
        label: 'Bring back your changes',
        isPossible: isStill(saved.values),
        restore: () => editor.replace(before),
      })
      editor.setErrors({})
    },
    showOther: (theirs: Saved) => {
      const mine = editor.values()
      show(theirs)
      editor.offerUndo({
        message: 'The other version is shown.',
        label: 'Bring back your version',
        isPossible: isStill(theirs.values),
        restore: () => editor.replace(mine),
      })
    },
  }
}
