import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { LazyReportDialog } from '#src/components/ReportDialog/LazyReportDialog.ts'
import { Action, ActionMenu, type ActionMenuProps } from '#src/ui/ActionMenu/ActionMenu.tsx'

export function MoreMenu({ onChoose, ...menu }: ActionMenuProps & { onChoose(choice: string): void }) {
  return (
    <ActionMenu {...menu}>
      <Action icon={<IconFlag size={18} />} opens={LazyReportDialog} onClick={() => onChoose('report')}>
        Report
      </Action>
    </ActionMenu>
  )
}
