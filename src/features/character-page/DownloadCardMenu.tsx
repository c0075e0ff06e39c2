import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import { Action, ActionMenu, type ActionMenuProps } from '#src/ui/ActionMenu/ActionMenu.tsx'

export function DownloadCardMenu({ onChoose, ...menu }: ActionMenuProps & { onChoose(choice: string): void }) {
  return (
    <ActionMenu {...menu}>
      <Action icon={<IconId size={18} />} onClick={() => onChoose('v3')}>
        As V3 (latest)
      </Action>
      <Action icon={<IconId size={18} />} onClick={() => onChoose('v2')}>
        As V2
      </Action>
    </ActionMenu>
  )
}
