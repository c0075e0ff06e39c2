import { Menu } from '@mantine/core'
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { use } from 'react'
import { Action, ActionMenu, type ActionMenuProps } from '#src/ui/ActionMenu/ActionMenu.tsx'
import { ImageMenuContext } from './ImageMenuContext.ts'

/** The four image tools (B2.4-13 … B2.4-17). */
export function ImageMenu({ onChoose, ...menu }: ActionMenuProps & { onChoose(choice: string): void }) {
  const { isRenewing, isBusy, isDisabled, hint } = use(ImageMenuContext)
  return (
    <ActionMenu {...menu}>
      {hint && <Menu.Label>{hint}</Menu.Label>}
      <Action icon={<IconPhoto size={18} />} isDisabled={isDisabled} onClick={() => onChoose('manage')}>
        Manage images
      </Action>
      <Action icon={<IconWand size={18} />} isDisabled={isDisabled} onClick={() => onChoose('retouch')}>
        Smart Retouch
      </Action>
      <Action icon={<IconRefresh size={18} />} isDisabled={isDisabled || isBusy} onClick={() => onChoose('renew')}>
        {isRenewing ? 'Renewing…' : 'Renew image'}
      </Action>
      <Action icon={<IconCrop size={18} />} isDisabled={isDisabled} onClick={() => onChoose('reframe')}>
        Reframe
      </Action>
    </ActionMenu>
  )
}
