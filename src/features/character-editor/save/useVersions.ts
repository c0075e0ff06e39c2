import { useEffect, useState } from 'react'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { isSameCharacter, isSameForm } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { useEditor } from '../Editor.tsx'
import { isStill } from '../form/undo.ts'
import { type Saved, savedOf } from './saved.ts'

/**
 * The saved version with which the form is compared. It follows refetched data while the form is unchanged; discarding,
 * saving and loading the other version replace it.
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

  // A form with changes is compared when it is saved.
  useEffect(() => {
    const now = savedOf(character)
    if (isSameCharacter(now.values, saved.values)) {
      if (now.lastEdited !== saved.lastEdited) setSaved({ ...saved, lastEdited: now.lastEdited })
    } else if (isSameForm(editor.values(), saved.values)) show(now)
    // Only a fetched character updates the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [character])

  return {
    saved,
    /** A save has created a new version. Texts typed meanwhile are kept. */
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
