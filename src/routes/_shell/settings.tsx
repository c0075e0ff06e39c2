import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { DEFAULT_TAB, SETTINGS_TABS, type SettingsTab } from '#src/features/settings/tabs.ts'

const tabNames = SETTINGS_TABS.map(({ value }) => value)
// An unknown tab counts as absent.
const settingsSearch = v.object({ tab: v.fallback(v.optional(v.picklist(tabNames)), undefined) })

const SettingsPage = lazyPage(async () => (await import('#src/features/settings/SettingsPage.tsx')).SettingsPage)

export const Route = createFileRoute('/_shell/settings')({
  validateSearch: settingsSearch,
  component: pageRoute(SettingsPage, function Settings() {
    const { tab = DEFAULT_TAB } = Route.useSearch()
    const navigate = Route.useNavigate()
    // Replaces the history entry: Back leaves the settings, however many tabs were opened.
    const show = (next: SettingsTab) =>
      void navigate({ search: next === DEFAULT_TAB ? {} : { tab: next }, replace: true, resetScroll: false })
    return <SettingsPage tab={tab} onTab={show} />
  }),
})
