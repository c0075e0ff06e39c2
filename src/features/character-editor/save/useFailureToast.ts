import { useSetAtom } from 'jotai'
import { isUnauthorized } from '#src/api/calls/ApiError.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'

/**
 * Shows a failed request of the editor as a toast. A 401 shows none, because the sign-in prompt opens; after the
 * sign-in the user returns to the typed values.
 */
export function useFailureToast() {
  const showToast = useSetAtom(showToastAtom)
  const { afterSignIn } = useSessionControl()
  return (error: Error, message: string) => {
    if (isUnauthorized(error)) afterSignIn.store(() => undefined)
    else showToast({ message, style: 'error' })
  }
}
