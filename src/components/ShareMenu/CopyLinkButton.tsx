import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { copyText } from '#src/lib/copyText.ts'
import { LINK_COPIED_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import classes from './ShareMenu.module.css'

/** Copies `url` and says so for two seconds (B9-16); what was not copied is never called copied (B8.5-06). */
export function CopyLinkButton({ url }: { url: string }) {
  const { clock } = useAtomValue(worldAtom)
  const showToast = useSetAtom(showToastAtom)
  // Counts the copies, so that a second one starts the two seconds anew.
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (copies === 0) return
    return clock.setTimeout(() => setIsCopied(false), LINK_COPIED_MS)
  }, [clock, copies])

  const copy = async () => {
    try {
      await copyText(url)
      setCopies((times) => times + 1)
      setIsCopied(true)
    } catch (error) {
      console.error('Failed to copy link.', error)
      setIsCopied(false)
      showToast({ message: 'Failed to copy link.', style: 'error' })
    }
  }

  const Icon = isCopied ? IconCheck : IconLink
  return (
    <span className={classes.copy}>
      <button
        type="button"
        className={classes.action}
        onClick={() => void copy()}
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
