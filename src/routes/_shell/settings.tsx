import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SettingsPage } from '#src/features/settings/SettingsPage.tsx'
import { DEFAULT_TAB, SETTINGS_TABS, type SettingsTab } from '#src/features/settings/tabs.ts'

const tabNames = SETTINGS_TABS.map(({ value }) => value)
// An unknown tab counts as absent.
const settingsSearch = v.object({ tab: v.fallback(v.optional(v.picklist(tabNames)), undefined) })

export const Route = createFileRoute('/_shell/settings')({
  validateSearch: settingsSearch,
  component: function Settings() {
    const { tab = DEFAULT_TAB } = Route.useSearch()
    const navigate = Route.useNavigate()
    // Replaces the history entry: Back leaves the settings, however many tabs were opened.
    const show = (next: SettingsTab) =>
      void navigate({ search: next === DEFAULT_TAB ? {} : { tab: next }, replace: true, resetScroll: false })
    return <SettingsPage tab={tab} onTab={show} />
  },
})
