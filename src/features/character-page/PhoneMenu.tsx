import IconBrandReddit from '@tabler/icons-react/dist/esm/icons/IconBrandReddit.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { LazyReportDialog } from '#src/components/ReportDialog/LazyReportDialog.ts'
import { Action, ActionGroup, ActionLink, ActionMenu, type ActionMenuProps } from '#src/ui/ActionMenu/ActionMenu.tsx'

interface Props extends ActionMenuProps {
  onDownload(spec: 'v2' | 'v3'): void
  redditHref: string
  xHref: string
  onCopy(): void
  onReport(): void
}

export function PhoneMenu({ onDownload, redditHref, xHref, onCopy, onReport, ...menu }: Props) {
  return (
    <ActionMenu {...menu}>
      <ActionGroup label="Download Card">
        <Action icon={<IconId size={18} />} onClick={() => onDownload('v3')}>
          As V3 (latest)
        </Action>
        <Action icon={<IconId size={18} />} onClick={() => onDownload('v2')}>
          As V2
        </Action>
      </ActionGroup>
      <ActionGroup label="Share">
        <ActionLink icon={<IconBrandReddit size={18} />} href={redditHref}>
          Share to Reddit
        </ActionLink>
        <ActionLink icon={<IconBrandX size={18} />} href={xHref}>
          Share to X
        </ActionLink>
        <Action icon={<IconLink size={18} />} onClick={onCopy}>
          Copy link
        </Action>
      </ActionGroup>
      <Action icon={<IconFlag size={18} />} opens={LazyReportDialog} onClick={onReport}>
        Report
      </Action>
    </ActionMenu>
  )
}
