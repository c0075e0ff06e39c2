import { useSetAtom, useStore } from 'jotai'
import { useRef } from 'react'
import { accountMutationKeys, updateAccountMutation } from '#src/api/account.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { reloadProfileAtom } from '#src/session/reloadProfile.ts'
import { sessionAtom } from '#src/session/session.ts'
import { ACCOUNT_FIELDS, type AccountValues } from './account.schema.ts'
import type { Account } from './useAccountForm.ts'

/** Sends what was changed, and takes what the server then says as saved (A8-13 … A8-15, AMB-59). */
export function useSaveAccount({ userId, form, follow, changes, forget }: Account) {
  const reload = useSetAtom(reloadProfileAtom)
  /** The profile as it is read after a save. */
  const reading = useRef<Promise<void>>(undefined)
  const store = useStore()

  const reread = async (sent: AccountValues) => {
    try {
      await (reading.current ?? reload())
    } catch (error) {
      // The save succeeded all the same; the next visit fetches the profile.
      return console.error('Failed to load the profile', error)
    }
    const { user } = store.get(sessionAtom)
    // An address that waits for its confirmation is not in use yet: the field shows the one that is.
    if (user) follow({ username: user.username, email: user.email, description: user.description }, sent)
  }

  return useFormSubmit({
    form,
    mutation: {
      ...updateAccountMutation,
      mutationKey: accountMutationKeys.update(userId),
      // Runs even if the page was left in the meantime.
      onSuccess: () => {
        forget()
        reading.current = reload()
        reading.current.catch(() => undefined) // said below
      },
    },
    body: () => (Object.keys(changes).length > 0 ? changes : { kind: 'notice', text: 'Nothing to update.' }),
    refusable: ACCOUNT_FIELDS,
    failureText: 'An unknown error occurred. Please try again later.',
    onSuccess: (said, values) => {
      const sent = { ...values, ...changes }
      follow(sent, values)
      void reread(sent)
      return { kind: 'success', text: said || 'Account updated successfully.' } // NS-19
    },
  })
}
