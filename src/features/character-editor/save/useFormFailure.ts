import { useEffect, useRef } from 'react'
import { isUnauthorized } from '#src/api/calls/ApiError.ts'
import { notKnownOf, saidOr } from '#src/api/calls/failureTexts.ts'
import { toldOrNotKnown } from '#src/api/calls/unknownResults.ts'
import { useEditor } from '../Editor.tsx'
import { useFailureToast } from './useFailureToast.ts'

/**
 * Shows once that a request of the form has failed (B8.5): in the form's bar, or as a toast after the form was left.
 */
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
    // If the outcome is unknown, the form's outcome says so, together with the server's message.
    if (isMounted.current && !isUnauthorized(error)) tellFailure(notKnownOf(error) ? undefined : message)
    else failureToast(error, isInDoubt(error) ? toldOrNotKnown(error, message) : message)
  }
}

/**
 * Whether the outcome is unknown and the server sent no message: the form's outcome then says what is unknown.
 */
export function isInDoubt(error: Error): boolean {
  return notKnownOf(error) !== undefined && saidOr(error, '') === ''
}
