import { NativeSelect, Tabs } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css' // the arrows of the select
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useState } from 'react'
import { SMALL_SCREEN_BELOW_PX } from '#src/product/breakpoints.ts'
import { sessionAtom } from '#src/session/session.ts'
import fieldClasses from '#src/ui/TextField/TextField.module.css'
import { AccessibilityTab } from './accessibility/AccessibilityTab.tsx'
import { AccountTab } from './account/AccountTab.tsx'
import { NotificationsTab } from './notifications/NotificationsTab.tsx'
import { PrivacyTab } from './privacy/PrivacyTab.tsx'
import { AccountSkeleton, PrivacySkeleton } from './SettingsSkeletons.tsx'
import { SETTINGS_TABS, type SettingsTab } from './tabs.ts'
import classes from './SettingsPage.module.css'

interface Props {
  tab: SettingsTab
  onTab(tab: SettingsTab): void
  onUnsaved(tab: SettingsTab, isUnsaved: boolean): void
}

/** Tabs, or a select where they would not fit. Visited tabs stay mounted and keep what was typed. */
export function SettingsTabs({ tab, onTab, onUnsaved }: Props) {
  const { user } = useAtomValue(sessionAtom)
  const isSmall = useMediaQuery(`(max-width: ${SMALL_SCREEN_BELOW_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  const [visited, setVisited] = useState<readonly SettingsTab[]>([tab])
  if (!visited.includes(tab)) setVisited([...visited, tab])

  const accountUnsaved = useCallback((isUnsaved: boolean) => onUnsaved('account', isUnsaved), [onUnsaved])
  const privacyUnsaved = useCallback((isUnsaved: boolean) => onUnsaved('privacy', isUnsaved), [onUnsaved])
  const panels: Record<SettingsTab, ReactNode> = {
    // The key mounts new components when the user changes.
    account: user ? <AccountTab key={user.id} user={user} onUnsaved={accountUnsaved} /> : <AccountSkeleton />,
    privacy: user ? <PrivacyTab key={user.id} user={user} onUnsaved={privacyUnsaved} /> : <PrivacySkeleton />,
    accessibility: <AccessibilityTab />,
    notifications: <NotificationsTab />,
  }

  return (
    <Tabs
      value={tab}
      onChange={(next) => next && onTab(next as SettingsTab)}
      // React's Activity, the default, would clean up the effects of a hidden form: its draft would be deleted.
      keepMountedMode="display-none"
      classNames={{ panel: classes.panel }}
    >
      {isSmall ? (
        <NativeSelect
          label="Section"
          data={SETTINGS_TABS}
          value={tab}
          onChange={({ currentTarget }) => onTab(currentTarget.value as SettingsTab)}
          classNames={{
            root: `${fieldClasses.wrapper} ${classes.dropdown}`,
            label: fieldClasses.label,
            input: fieldClasses.input,
          }}
        />
      ) : (
        <Tabs.List className={classes.tabs} aria-label="Settings">
          {SETTINGS_TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} className={classes.tab}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      {SETTINGS_TABS.map(({ value }) => (
        <Tabs.Panel key={value} value={value} {...(isSmall && { role: undefined, 'aria-labelledby': undefined })}>
          {visited.includes(value) && panels[value]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
