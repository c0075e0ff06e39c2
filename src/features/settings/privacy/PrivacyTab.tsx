import type { Profile } from '#src/api/calls/session.ts'
import classes from '../Section.module.css'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { DataSection } from './DataSection.tsx'

interface Props {
  user: Profile
  /** Whether the form has unsaved changes. */
  onUnsaved(isUnsaved: boolean): void
}

export function PrivacyTab({ user, onUnsaved }: Props) {
  return (
    <div className={classes.stack}>
      <ChangePasswordForm username={user.username} onUnsaved={onUnsaved} />
      <DataSection />
    </div>
  )
}
