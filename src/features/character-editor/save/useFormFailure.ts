import { useEffect, useRef } from 'react'
import { notKnownOf, saidOr, toldOrNotKnown } from '#src/api/failureTexts.ts'
import { useEditor } from '../Editor.tsx'
import { isUnauthorized, useFailureToast } from './useFailureToast.ts'

/** Says once that a call of the form has failed (B8.5): in the form's bar, or in a toast after the form was left. */
export function useFormFailure() {
  const failureToast = useFailureToast()
  const { tellFailure } = useEditor()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return (error: Error, message: string) => {
    // Where nobody can tell whether it failed, the form's outcome says so, beside what the server has said.
    if (isMounted.current && !isUnauthorized(error)) tellFailure(notKnownOf(error) ? undefined : message)
    else failureToast(error, isInDoubt(error) ? toldOrNotKnown(error, message) : message)
  }
}

/** Nobody can tell whether it failed, and the server has said nothing: the form's outcome says what is not known (NS-44). */
export function isInDoubt(error: Error): boolean {
  return notKnownOf(error) !== undefined && saidOr(error, '') === ''
}
