import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { deleteAccountMutation } from '#src/api/auth.ts'
import { signOutAtom } from '#src/session/signOut.ts'

/**
 * Deletes the account; then the user is signed out and at /explore (A4.2-14, A4.2-15). A failure is
 * only logged, by the query client (A8-11, A8-12).
 */
export function useDeleteAccount(): () => void {
  const signOut = useSetAtom(signOutAtom)
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    ...deleteAccountMutation,
    // Wherever in the app the person is by now: not as a callback of this screen.
    onSuccess: () => {
      signOut()
      return navigate({ to: '/explore', ignoreBlocker: true })
    },
  })
  return () => {
    if (!isPending) mutate()
  }
}
