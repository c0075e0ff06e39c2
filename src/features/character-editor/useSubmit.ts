import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { characterErrors } from './character.schema.ts'
import type { CharacterFormValues } from './characterForm.ts'
import { useEditor, useMoment } from './Editor.tsx'
import { refusedFields } from './refusedFields.ts'

/** Sending the form: not twice, not with errors, and what the server refuses goes to its fields. */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  send: (values: CharacterFormValues) => Promise<void>,
) {
  const editor = useEditor()
  const { busy } = useMoment()
  const [wrong, setWrong] = useState<Record<string, string>>()
  const isRunning = useRef(false)

  // Not before the fields can be typed in again.
  useEffect(() => {
    if (wrong && busy === undefined) focusFirstWrong(form.current, wrong)
  }, [wrong, busy, form])

  const complain = (errors: Record<string, string>) => {
    editor.setErrors(errors)
    if (Object.keys(errors).length > 0) setWrong({ ...errors })
  }

  return async () => {
    if (isRunning.current || busy !== undefined) return
    const values = editor.values()
    const errors = characterErrors(values)
    complain(errors)
    if (Object.keys(errors).length > 0) return
    isRunning.current = true
    editor.setBusy('submit')
    try {
      await send(values)
    } catch (error) {
      complain(refusedFields(error))
    } finally {
      isRunning.current = false
      editor.setBusy(undefined)
    }
  }
}
