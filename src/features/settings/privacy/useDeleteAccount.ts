import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteAccountMutation } from '#src/api/calls/account.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'

/**
 * Deletes the account, then signs the user out and navigates to /explore. The query client only logs
 * a failure; if the outcome is unknown, the page says so.
 */
export function useDeleteAccount() {
  const { signOut } = useSessionControl()
  const navigate = useNavigate()
  const { mutate, isPending, error, reset } = useMutation({
    ...deleteAccountMutation,
    // An option of the mutation, so that it runs even if this page was left; a callback of `mutate` would not.
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
