import { useEffect } from 'react'
import type { Profile } from '#src/api/calls/session.ts'
import { AccountForm } from './AccountForm.tsx'
import classes from './AccountTab.module.css'
import { AvatarCard } from './AvatarCard.tsx'
import { UnverifiedBanner } from './UnverifiedBanner.tsx'
import { useAccountForm } from './useAccountForm.ts'

interface Props {
  user: Profile
  /** Whether the form has unsaved changes. */
  onUnsaved(isUnsaved: boolean): void
}

export function AccountTab({ user, onUnsaved }: Props) {
  const account = useAccountForm(user)
  const isUnsaved = Object.keys(account.unsaved).length > 0
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  return (
    <div className={classes.account}>
      <UnverifiedBanner />
      <AvatarCard user={user} form={account.form} />
      <AccountForm account={account} />
    </div>
  )
}
