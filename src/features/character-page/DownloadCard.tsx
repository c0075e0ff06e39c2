import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { MenuButton } from '#src/ui/ActionMenu/MenuButton.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useDownloadCard } from './useDownloadCard.ts'
import classes from './Actions.module.css'

const DownloadCardMenu = lazyDialog(() => import('./DownloadCardMenu.tsx').then((module) => module.DownloadCardMenu))

export function DownloadCard(character: { id: string; name: string }) {
  const { download, isBusy } = useDownloadCard(character)
  return (
    <MenuButton
      className={classes.download}
      menu={DownloadCardMenu}
      onChoose={(choice) => download(choice === 'v2' ? 'v2' : 'v3')}
      isBusy={isBusy}
    >
      <IconDownload aria-hidden size="1.25rem" stroke={1.7} />
      Download Card
      <IconChevronDown aria-hidden size="1rem" stroke={1.9} />
    </MenuButton>
  )
}
