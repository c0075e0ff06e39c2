import { useAtomValue, useStore } from 'jotai'
import { useCallback, useState } from 'react'
import { LeaveGuard } from '#src/components/LeaveGuard/LeaveGuard.tsx'
import { SignedOutNotice } from '#src/components/SignedOutNotice/SignedOutNotice.tsx'
import { sessionAtom } from '#src/session/session.ts'
import { SettingsTabs } from './SettingsTabs.tsx'
import type { SettingsTab } from './tabs.ts'
import classes from './SettingsPage.module.css'

interface Props {
  tab: SettingsTab
  onTab(tab: SettingsTab): void
}

/**
 * A2.12. While the session of the last visit is being restored, the page shows that user's settings, or skeletons for
 * the settings that depend on the user.
 */
export function SettingsPage({ tab, onTab }: Props) {
  const { isAuthenticated, isLoading, token } = useAtomValue(sessionAtom)
  const isMember = isAuthenticated || (isLoading && token !== undefined)
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>Settings</h1>
      {!isMember ? (
        <SignedOutNotice
          title="Access Your Settings"
          text="You need to be signed in to view and manage your account settings."
        />
      ) : (
        <MembersSettings tab={tab} onTab={onTab} />
      )}
    </div>
  )
}

function MembersSettings({ tab, onTab }: Props) {
  const [unsaved, setUnsaved] = useState<Partial<Record<SettingsTab, boolean>>>({})
  const reportUnsaved = useCallback(
    (inTab: SettingsTab, isUnsaved: boolean) => setUnsaved((before) => ({ ...before, [inTab]: isUnsaved })),
    [],
  )
  const store = useStore()
  return (
    <>
      <LeaveGuard
        isActive={Object.values(unsaved).includes(true)}
        isOver={() => !store.get(sessionAtom).isAuthenticated}
        title="Leave without saving?"
        text="What you have changed in your settings is not saved yet and will be lost."
      />
      <SettingsTabs tab={tab} onTab={onTab} onUnsaved={reportUnsaved} />
    </>
  )
}
