import { useSetAtom } from 'jotai'
import { isUnauthorized } from '#src/api/ApiError.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { storeAfterSignInAtom } from '#src/session/afterSignIn.ts'

/**
 * Shows a failed request of the editor as a toast. A 401 shows none, because the sign-in prompt opens; after the
 * sign-in the user returns to the typed values (B4.6-01, B6-09).
 */
export function useFailureToast() {
  const showToast = useSetAtom(showToastAtom)
  const storeAfterSignIn = useSetAtom(storeAfterSignInAtom)
  return (error: Error, message: string) => {
    if (isUnauthorized(error)) storeAfterSignIn(() => undefined)
    else showToast({ message, style: 'error' })
  }
}
