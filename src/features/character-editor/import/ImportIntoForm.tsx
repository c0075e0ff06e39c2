import { useState } from 'react'
import { characterErrors } from '../character.schema.ts'
import { type CharacterFormValues, EMPTY_CHARACTER } from '../characterForm.ts'
import { useEditor, useMoment } from '../Editor.tsx'
import { ImportCard } from './ImportCard.tsx'
import { bringBackForm, isStill } from '../form/undo.ts'

/** Puts an imported card into the surrounding form; the former values can be restored. */
export function ImportIntoForm() {
  const editor = useEditor()
  const { busy, replacement } = useMoment()
  const [imported, setImported] = useState<CharacterFormValues>()
  return (
    <ImportCard
      isDisabled={busy !== undefined}
      isImported={imported !== undefined && imported === replacement}
      onImport={(card) => {
        const before = editor.values()
        // A card does not contain the visibility.
        const values = { ...EMPTY_CHARACTER, isPublic: before.isPublic, ...card }
        editor.replace(values, {
          message: 'The form shows the imported card.',
          label: bringBackForm(before),
          isPossible: isStill(values),
          restore: () => editor.replace(before),
        })
        editor.setErrors(characterErrors(values))
        setImported(values)
      }}
    />
  )
}
