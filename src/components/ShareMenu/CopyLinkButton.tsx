import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useCopyLink } from './useCopyLink.ts'
import classes from './ShareMenu.module.css'

export function CopyLinkButton({ url }: { url: string }) {
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
