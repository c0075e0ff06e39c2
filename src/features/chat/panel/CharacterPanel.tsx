import { useMediaQuery } from '@mantine/hooks'
import IconLayoutSidebarRightCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightCollapse.mjs'
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs'
import { useAtom } from 'jotai'
import { useDeferredValue, useId } from 'react'
import { INFO_PANEL_COLLAPSED_PX, INFO_PANEL_EXPANDED_PX } from '#src/product/limits.ts'
import { infoPanelCollapsedAtom } from '#src/storage/preferences.ts'
import { PanelContent } from './PanelContent.tsx'
import classes from './CharacterPanel.module.css'

/** What stands beside a conversation on medium and wider screens: its character, and others like it (B2.8-04, B2.9). */
export function CharacterPanel({ characterId }: { characterId: string }) {
  // Not by style alone: where nobody sees the panel nothing is asked for it.
  const hasRoom = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false })
  const [isCollapsed, setIsCollapsed] = useAtom(infoPanelCollapsedAtom)
  const contentId = useId()
  // The messages are what a chat is opened for: what stands beside them is drawn right after, in its place.
  const isWanted = useDeferredValue(true, false)
  if (!hasRoom) return null

  const Icon = isCollapsed ? IconLayoutSidebarRightExpand : IconLayoutSidebarRightCollapse
  const label = isCollapsed ? 'Show character info' : 'Hide character info'
  return (
    <aside
      className={classes.panel}
      aria-label="Character info"
      data-collapsed={isCollapsed || undefined}
      style={{ width: isCollapsed ? INFO_PANEL_COLLAPSED_PX : INFO_PANEL_EXPANDED_PX }}
    >
      <button
        type="button"
        className={classes.toggle}
        aria-label={label}
        title={label}
        aria-expanded={!isCollapsed}
        aria-controls={contentId}
        onClick={() => setIsCollapsed(!isCollapsed)}
      >
        <Icon aria-hidden size="1.25rem" stroke={1.7} />
      </button>
      <div id={contentId} className={classes.content} tabIndex={-1}>
        {!isCollapsed && isWanted && <PanelContent characterId={characterId} />}
      </div>
    </aside>
  )
}
