import { useMutation } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { updateAccountMutation } from '#src/api/auth.ts'
import { fieldRefused, saidOr } from '#src/api/failureTexts.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { reloadProfileAtom } from '#src/session/reloadProfile.ts'
import { sessionAtom } from '#src/session/session.ts'
import type { OutcomeWords } from '../Outcome.tsx'
import { updateWords } from '../updateWords.ts'
import { ACCOUNT_FIELDS, type AccountValues } from './account.schema.ts'
import type { Account } from './useAccountForm.ts'

/** Sends what was changed, and takes what the server then says as saved (A8-13 … A8-15, AMB-59). */
export function useSaveAccount({ form, follow, changes }: Account) {
  const [outcome, setOutcome] = useState<OutcomeWords>()
  const { mutate, isPending } = useMutation({ ...updateAccountMutation, gcTime: 0 })
  const reload = useSetAtom(reloadProfileAtom)
  const store = useStore()

  const reread = async (sent: AccountValues) => {
    try {
      await reload()
    } catch (error) {
      // It is saved all the same; the next visit reads it.
      return console.error('Failed to load the profile', error)
    }
    const { user } = store.get(sessionAtom)
    // An address that waits for its confirmation is not in use yet: the field shows the one that is.
    if (user) follow({ username: user.username, email: user.email, description: user.description }, sent)
  }

  const save = (values: AccountValues, element: HTMLFormElement | undefined) => {
    if (isPending) return
    if (Object.keys(changes).length === 0) return setOutcome({ kind: 'notice', text: 'Nothing to update.' })
    setOutcome(undefined)
    mutate(changes, {
      onSuccess: (answer) => {
        const sent = { ...values, ...changes }
        follow(sent, values)
        setOutcome({ kind: 'success', text: updateWords(answer, 'Account updated successfully.') }) // NS-19
        void reread(sent)
      },
      onError: (error) => {
        const errors = fieldRefused(error, ACCOUNT_FIELDS)
        if (!errors) {
          const text = saidOr(error, 'An unknown error occurred. Please try again later.')
          return setOutcome({ kind: 'error', text })
        }
        form.setErrors(errors)
        focusFirstWrong(element, errors)
      },
    })
  }

  return { save, isPending, outcome, setOutcome }
}
