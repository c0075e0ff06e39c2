import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { copyText } from '#src/lib/copyText.ts'
import { LINK_COPIED_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** Copies `url`. `isCopied` is true for two seconds; a toast says that copying failed. */
export function useCopyLink(url: string) {
  const { clock } = useAtomValue(worldAtom)
  const showToast = useSetAtom(showToastAtom)
  // Counts the copies, so that a second copy restarts the two seconds.
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (copies === 0) return
    return clock.setTimeout(() => setIsCopied(false), LINK_COPIED_MS)
  }, [clock, copies])

  const copy = async (): Promise<void> => {
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
  return { copy: () => void copy(), isCopied }
}
