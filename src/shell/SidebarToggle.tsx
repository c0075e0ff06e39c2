import IconCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import { useAtom } from 'jotai'
import { sidebarExpandedAtom } from '#src/storage/preferences.ts'

export function SidebarToggle() {
  const [expanded, setExpanded] = useAtom(sidebarExpandedAtom)
  const Icon = expanded ? IconCollapse : IconExpand
  return (
    <button
      type="button"
      className="frame-entry"
      aria-label={expanded ? 'Collapse sidebar' : 'Expand sidebar'}
      aria-expanded={expanded}
      onClick={() => setExpanded(!expanded)}
    >
      <Icon />
      <span className="frame-label">{expanded ? 'Collapse' : 'Expand'}</span>
    </button>
  )
}
