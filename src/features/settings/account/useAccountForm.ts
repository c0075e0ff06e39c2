import { useForm } from '@mantine/form'
import { useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountMutationKeys } from '#src/api/calls/account.ts'
import type { Profile } from '#src/api/calls/session.ts'
import { useUnsavedAccount } from './unsavedAccount.ts'
import {
  ACCOUNT_FIELDS,
  accountChanges,
  accountErrors,
  type AccountField,
  type AccountValues,
} from './account.schema.ts'

/**
 * The account form. Changes are relative to the last fetched profile. When the profile changes, after a save or in
 * another tab, untouched fields show the new values, and edited fields keep the typed ones.
 */
export function useAccountForm({ id, username, email, description }: Profile) {
  const unsaved = useUnsavedAccount(id)
  const [saved, setSaved] = useState<AccountValues>({ username, email, description })
  // The changes of a save that is in flight, possibly from an earlier mount of this page.
  const sending = useMutationState({
    filters: { mutationKey: accountMutationKeys.update(id), status: 'pending' },
    select: ({ state }) => state.variables as Partial<AccountValues>,
  }).at(-1)
  const form = useForm({
    initialValues: { ...saved, ...unsaved.left, ...sending },
    validate: (values) => accountErrors(accountChanges(values, saved)),
  })

  /** Makes `next` the saved values; fields that still have their value in `before` show the new one. */
  const follow = (next: AccountValues, before: AccountValues) => {
    const values = form.getValues()
    setSaved(next)
    for (const field of ACCOUNT_FIELDS) {
      if (values[field] === before[field] && values[field] !== next[field]) form.setFieldValue(field, next[field])
    }
  }

  useEffect(() => {
    follow({ username, email, description }, saved)
    // Only a fetched profile updates the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [username, email, description])

  const changes = accountChanges(form.values, saved)
  const { remember } = unsaved
  useEffect(() => {
    const changed = Object.keys(accountChanges(form.values, saved)) as AccountField[]
    remember(Object.fromEntries(changed.map((field) => [field, form.values[field]])))
  }, [form.values, saved, remember])

  return {
    userId: id,
    form,
    follow,
    changes,
    /** Call it with the saved values, even after the form was unmounted. */
    forget: unsaved.forget,
    /** The changes that leaving the page would lose. */
    unsaved: accountChanges(form.values, { ...saved, ...sending }),
  }
}

export type Account = ReturnType<typeof useAccountForm>
