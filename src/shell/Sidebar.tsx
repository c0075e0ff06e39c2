import IconBrandDiscord from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs'
import { useLocation } from '@tanstack/react-router'
import { COMMUNITY_URL } from '#src/product/links.ts'
import { isActive, NAVIGATION } from './navigation.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'
import IconCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import { useAtom } from 'jotai'
import { sidebarExpandedAtom } from '#src/storage/preferences.ts'

/** The navigation: a sidebar, and below 768 px the bottom bar (frame.css). */
export function Sidebar() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className={`frame-side ${classes.side}`} aria-label="Main" data-page-foot>
      <ul className="frame-entries">
        {NAVIGATION.map((entry) => (
          <li key={entry.path}>
            <NavigationLink entry={entry} active={isActive(entry, path)} />
          </li>
        ))}
      </ul>
      <div className="frame-side-end">
        <SidebarToggle />
        <a className="frame-entry" aria-label="Community" href={COMMUNITY_URL} target="_blank" rel="noopener">
          <IconBrandDiscord />
          <span className="frame-label">Community</span>
        </a>
      </div>
    </nav>
  )
}

function SidebarToggle() {
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
