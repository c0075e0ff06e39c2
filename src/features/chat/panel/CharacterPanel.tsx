import { useMediaQuery } from '@mantine/hooks'
import IconLayoutSidebarRightCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightCollapse.mjs'
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs'
import { useAtom, useAtomValue } from 'jotai'
import { startTransition, useEffect, useId, useState } from 'react'
import { INFO_PANEL_COLLAPSED_PX, INFO_PANEL_EXPANDED_PX, SIDEBAR_EXPANDED_PX } from '#src/product/limits.ts'
import { infoPanelCollapsedAtom, sidebarExpandedAtom } from '#src/storage/preferences.ts'
import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'
import classes from './CharacterPanel.module.css'

const PanelContent = lazyPart(() => import('./PanelContent.tsx').then((module) => module.PanelContent))

interface Props {
  characterId: string
  /** The messages are not rendered yet. */
  isEarly: boolean
}

/** The column beside a conversation on medium and wider screens: its character and similar ones (B2.8-04, B2.9). */
export function CharacterPanel({ characterId, isEarly }: Props) {
  // Not hidden by CSS alone: a panel that is not visible must not send requests.
  const hasRoom = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false })
  const { isCollapsed, setIsCollapsed, isOver } = useCollapsed()
  const contentId = useId()
  const isWanted = useWanted(isEarly)
  if (!hasRoom) return null

  const Icon = isCollapsed ? IconLayoutSidebarRightExpand : IconLayoutSidebarRightCollapse
  const label = isCollapsed ? 'Show character info' : 'Hide character info'
  return (
    <aside
      className={classes.panel}
      aria-label="Character info"
      data-collapsed={isCollapsed || undefined}
      data-over={isOver || undefined}
      style={{
        width: isCollapsed ? INFO_PANEL_COLLAPSED_PX : INFO_PANEL_EXPANDED_PX,
        marginInlineStart: isOver && !isCollapsed ? INFO_PANEL_COLLAPSED_PX - INFO_PANEL_EXPANDED_PX : 0,
      }}
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
        {!isCollapsed && (isWanted ? <PanelContent characterId={characterId} fallback={LOADING} /> : LOADING)}
      </div>
    </aside>
  )
}

const LOADING = <output className={classes.text}>Loading info...</output>

/** The panel's chunk and its requests wait for the messages, which have priority. */
function useWanted(isEarly: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isEarly) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setIsWanted(true)))
    return () => cancelAnimationFrame(frame)
  }, [isEarly])
  return isWanted
}

/** The minimum width of a conversation between sidebar and panel: its width at the breakpoint that shows both. */
const CONVERSATION_PX = 428
const ROOM_FOR_ALL = `(width >= ${SIDEBAR_EXPANDED_PX + CONVERSATION_PX + INFO_PANEL_EXPANDED_PX}px)`

/**
 * Whether the panel is collapsed. The visitor's choice is stored. Beside an expanded sidebar there may be too
 * little room: then it is initially collapsed, and expands over the messages.
 */
function useCollapsed() {
  const [isCollapsed, setIsCollapsed] = useAtom(infoPanelCollapsedAtom)
  const [isOpenOver, setIsOpenOver] = useState(false)
  const hasRoom = useMediaQuery(ROOM_FOR_ALL, undefined, { getInitialValueInEffect: false })
  const isOver = useAtomValue(sidebarExpandedAtom) && !hasRoom
  return isOver
    ? { isOver, isCollapsed: !isOpenOver, setIsCollapsed: (folded: boolean) => setIsOpenOver(!folded) }
    : { isOver, isCollapsed, setIsCollapsed }
}
