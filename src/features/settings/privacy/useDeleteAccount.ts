import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { deleteAccountMutation } from '#src/api/account.ts'
import { notKnownOf } from '#src/api/failureTexts.ts'
import { signOutAtom } from '#src/session/signOut.ts'

/**
 * Deletes the account; then the user is signed out and at /explore (A4.2-14, A4.2-15). A failure is
 * only logged, by the query client (A8-11, A8-12); where nobody knows whether the account is gone, the page says so.
 */
export function useDeleteAccount() {
  const signOut = useSetAtom(signOutAtom)
  const navigate = useNavigate()
  const { mutate, isPending, error, reset } = useMutation({
    ...deleteAccountMutation,
    // Wherever in the app the person is by now: not as a callback of this screen.
    onSuccess: () => {
      signOut()
      return navigate({ to: '/explore', ignoreBlocker: true })
    },
  })
  return {
    remove: () => {
      if (!isPending) mutate()
    },
    isPending,
    notKnown: notKnownOf(error),
    dismiss: reset,
  }
}
