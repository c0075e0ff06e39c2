import type { TablerIcon } from '@tabler/icons-react'
import IconBrandReddit from '@tabler/icons-react/dist/esm/icons/IconBrandReddit.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import { redditLink, xLink } from './shareLinks.ts'
import { usePageUrl } from './usePageUrl.ts'
import classes from './ShareMenu.module.css'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useCopyLink } from './useCopyLink.ts'

interface Props {
  /** The page to share, as a path of the app: '/character/…', '/users/…'. */
  path: string
  /** The title of the post. */
  title: string
}

/** Three ways to share a page: two sites and the clipboard. */
export function ShareMenu({ path, title }: Props) {
  const url = usePageUrl(path)
  return (
    <ul className={classes.menu} aria-label="Share">
      <li>
        <ShareLink label="Share to Reddit" href={redditLink(url, title)} icon={IconBrandReddit} />
      </li>
      <li>
        <ShareLink label="Share to X" href={xLink(url, title)} icon={IconBrandX} />
      </li>
      <li>
        <CopyLinkButton url={url} />
      </li>
    </ul>
  )
}

function ShareLink({ label, href, icon: Icon }: { label: string; href: string; icon: TablerIcon }) {
  return (
    <a className={classes.action} href={href} target="_blank" rel="noopener" aria-label={label} title={label}>
      <Icon aria-hidden size="1.25rem" stroke={1.7} />
    </a>
  )
}

function CopyLinkButton({ url }: { url: string }) {
  const { copy, isCopied } = useCopyLink(url)
  const Icon = isCopied ? IconCheck : IconLink
  return (
    <span className={classes.copy}>
      <button
        type="button"
        className={classes.action}
        onClick={copy}
        aria-label="Copy link"
        title="Copy link"
        data-copied={isCopied || undefined}
      >
        <Icon aria-hidden size="1.25rem" stroke={1.7} />
      </button>
      <output className={classes.copied}>{isCopied && 'Link copied!'}</output>
    </span>
  )
}
