/** A2.12-02 … A2.12-05; `value` is the URL parameter. */
export const SETTINGS_TABS = [
  { value: 'account', label: 'Account' },
  { value: 'privacy', label: 'Privacy & Security' },
  { value: 'accessibility', label: 'Accessibility' },
  { value: 'notifications', label: 'Notifications' },
] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]['value']

export const DEFAULT_TAB: SettingsTab = 'account'
