import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useEffect } from 'react'
import { redditLink, xLink } from '#src/components/ShareMenu/shareLinks.ts'
import { useCopyLink } from '#src/components/ShareMenu/useCopyLink.ts'
import { usePageUrl } from '#src/components/ShareMenu/usePageUrl.ts'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useDownloadCard } from './useDownloadCard.ts'
import classes from './Actions.module.css'

const PhoneMenu = lazyDialog(() => import('./PhoneMenu.tsx').then((module) => module.PhoneMenu))

interface Props {
  id: string
  name: string
  report(): void
}

/** A menu with downloads, links and the report. On a phone the description takes their space. */
export function PhoneActions({ id, name, report }: Props) {
  const url = usePageUrl(`/character/${encodeURIComponent(id)}`)
  const { copy, isCopied } = useCopyLink(url)
  const { download, isBusy } = useDownloadCard({ id, name })
  const { opener, popup } = useLazyMenu(PhoneMenu)
  useEffect(markRoot, [])
  return (
    <span className={classes.menu}>
      <button {...opener} className={classes.more} aria-label="More actions" title="More actions" aria-busy={isBusy}>
        <IconDots aria-hidden size="1.25rem" stroke={1.7} />
      </button>
      <PhoneMenu
        {...popup}
        onDownload={download}
        redditHref={redditLink(url, name)}
        xHref={xLink(url, name)}
        onCopy={copy}
        onReport={report}
      />
      <output className={classes.copied}>{isCopied && 'Link copied!'}</output>
    </span>
  )
}

/** Marks the root element, the scroll container, because the Chat button covers its lower edge. */
function markRoot(): () => void {
  document.documentElement.setAttribute('data-chat-button', '')
  return () => document.documentElement.removeAttribute('data-chat-button')
}
