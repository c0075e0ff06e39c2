import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { LazyReportDialog } from '#src/components/ReportDialog/LazyReportDialog.ts'
import { Action, ActionMenu, type ActionMenuProps } from '#src/ui/ActionMenu/ActionMenu.tsx'

interface Props extends ActionMenuProps {
  /** Disabled until the chat has an id. */
  canReport: boolean
  onReport(): void
  onCopy(): void
}

export function MessageMenu({ canReport, onReport, onCopy, ...menu }: Props) {
  return (
    <ActionMenu {...menu} position="bottom-start">
      <Action icon={<IconCopy size={18} />} onClick={onCopy}>
        Copy text
      </Action>
      <Action icon={<IconFlag size={18} />} opens={LazyReportDialog} onClick={onReport} isDisabled={!canReport}>
        Report
      </Action>
    </ActionMenu>
  )
}
