import { useForm } from '@mantine/form'
import { useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountMutationKeys } from '#src/api/account.ts'
import type { Profile } from '#src/api/session.ts'
import { useUnsavedAccount } from './unsavedAccount.ts'
import {
  ACCOUNT_FIELDS,
  accountChanges,
  accountErrors,
  type AccountField,
  type AccountValues,
} from './account.schema.ts'

/**
 * The account form. What it compares with is the profile as last read: when that changes, after a save or in another
 * tab, untouched fields follow and touched ones stay as they were typed.
 */
export function useAccountForm({ id, username, email, description }: Profile) {
  const unsaved = useUnsavedAccount(id)
  const [saved, setSaved] = useState<AccountValues>({ username, email, description })
  // What was being saved when this page was left is still on its way.
  const sending = useMutationState({
    filters: { mutationKey: accountMutationKeys.update(id), status: 'pending' },
    select: ({ state }) => state.variables as Partial<AccountValues>,
  }).at(-1)
  const form = useForm({
    initialValues: { ...saved, ...unsaved.left, ...sending },
    validate: (values) => accountErrors(accountChanges(values, saved)),
  })

  /** From now on `next` is what is saved; fields that still hold what they held in `before` show it. */
  const follow = (next: AccountValues, before: AccountValues) => {
    const values = form.getValues()
    setSaved(next)
    for (const field of ACCOUNT_FIELDS) {
      if (values[field] === before[field] && values[field] !== next[field]) form.setFieldValue(field, next[field])
    }
  }

  useEffect(() => {
    follow({ username, email, description }, saved)
    // Only what was read is a reason to follow it.
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
    /** To be called with what is saved, whether or not the form is still there. */
    forget: unsaved.forget,
    /** What would be lost if the page were left. */
    unsaved: accountChanges(form.values, { ...saved, ...sending }),
  }
}

export type Account = ReturnType<typeof useAccountForm>
