import { useStore } from 'jotai'
import { useRef } from 'react'
import { accountMutationKeys, ADDRESS_NOT_KNOWN, updateAccountMutation } from '#src/api/calls/account.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { sessionAtom } from '#src/session/session.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import { ACCOUNT_FIELDS, type AccountValues } from './account.schema.ts'
import type { Account } from './useAccountForm.ts'

/** Sends the changes, then updates the form with the profile that the server returns. */
export function useSaveAccount({ userId, form, follow, changes, forget }: Account) {
  const { reloadProfile, tryReloadProfile } = useSessionControl()
  /** The request for the profile after a save. */
  const reading = useRef<Promise<void>>(undefined)
  const store = useStore()

  const reread = async (sent: AccountValues) => {
    if (!(await tryReloadProfile(reading.current))) return
    const { user } = store.get(sessionAtom)
    // A new address is not in use before its confirmation: the field shows the current one.
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
        reading.current = reloadProfile()
        reading.current.catch(() => undefined) // logged in `reread`
      },
      // The profile shows the other changes, which may have been saved with a new address.
      onError: (error) => {
        if (notKnownOf(error)) void tryReloadProfile()
      },
    },
    body: () => (Object.keys(changes).length > 0 ? changes : { kind: 'notice', text: 'Nothing to update.' }),
    refusable: ACCOUNT_FIELDS,
    untraceable: {
      about: 'account',
      notKnown: ADDRESS_NOT_KNOWN,
      isFor: ({ email }) => email !== undefined,
    },
    failureText: 'An unknown error occurred. Please try again later.',
    onSuccess: (said, values) => {
      const sent = { ...values, ...changes }
      follow(sent, values)
      void reread(sent)
      return { kind: 'success', text: said || 'Account updated successfully.' }
    },
  })
}
