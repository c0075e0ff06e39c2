import { Menu } from '@mantine/core'
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { Action, ActionMenu, type ActionMenuProps } from '#src/ui/ActionMenu/ActionMenu.tsx'
import { LazyCropWindow, LazyImageManager, LazyRetouchDialog } from './lazyImageTools.ts'

interface Props extends ActionMenuProps {
  isRenewing: boolean
  /** A change of the images is pending; other changes have to wait. */
  isBusy: boolean
  /** All items are disabled: the form is being saved, or the character does not exist yet. */
  isDisabled: boolean
  /** The text that explains why all items are disabled. */
  hint: string | undefined
  onManage(): void
  onRetouch(): void
  onRenew(): void
  onReframe(): void
}

/** The four image tools. */
export function ImageMenu({ isRenewing, isBusy, isDisabled, hint, ...props }: Props) {
  const { onManage, onRetouch, onRenew, onReframe, ...menu } = props
  return (
    <ActionMenu {...menu}>
      {hint && <Menu.Label>{hint}</Menu.Label>}
      <Action icon={<IconPhoto size={18} />} opens={LazyImageManager} isDisabled={isDisabled} onClick={onManage}>
        Manage images
      </Action>
      <Action
        icon={<IconWand size={18} />}
        opens={LazyRetouchDialog}
        isDisabled={isDisabled || isBusy}
        onClick={onRetouch}
      >
        Smart Retouch
      </Action>
      <Action icon={<IconRefresh size={18} />} isDisabled={isDisabled || isBusy} onClick={onRenew}>
        {isRenewing ? 'Renewing…' : 'Renew image'}
      </Action>
      <Action
        icon={<IconCrop size={18} />}
        opens={LazyCropWindow}
        isDisabled={isDisabled || isBusy}
        onClick={onReframe}
      >
        Reframe
      </Action>
    </ActionMenu>
  )
}
