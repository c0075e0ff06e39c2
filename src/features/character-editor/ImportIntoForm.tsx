import { characterErrors } from './character.schema.ts'
import { EMPTY_CHARACTER } from './characterForm.ts'
import { useEditor, useMoment } from './Editor.tsx'
import { ImportCard } from './import/ImportCard.tsx'

/** Puts an imported card into the form around it; what was typed before can be taken back. */
export function ImportIntoForm() {
  const editor = useEditor()
  const { busy } = useMoment()
  return (
    <ImportCard
      isDisabled={busy !== undefined}
      onImport={(card) => {
        const before = editor.values()
        // Whether others may see the character is no part of a card.
        const values = { ...EMPTY_CHARACTER, isPublic: before.isPublic, ...card }
        editor.replace(values)
        editor.setErrors(characterErrors(values))
        editor.offerUndo({ message: 'The form shows the imported card.', restore: () => editor.replace(before) })
      }}
    />
  )
}
