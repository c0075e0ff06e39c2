import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { copyText } from '#src/lib/copyText.ts'
import { LINK_COPIED_MS } from '#src/product/limits.ts'
import { shownText } from '#src/ui/Markdown/renderedText.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { announcementAtom } from './announcement.ts'

/** Copies a text as it is shown (NS-46), shows a confirmation for two seconds, and announces it once. */
export function useCopy(markdown: string) {
  const { clock } = useAtomValue(worldAtom)
  const showToast = useSetAtom(showToastAtom)
  const announce = useSetAtom(announcementAtom)
  const [hasCopied, setHasCopied] = useState(false)

  useEffect(
    () => (hasCopied ? clock.setTimeout(() => setHasCopied(false), LINK_COPIED_MS) : undefined),
    [hasCopied, clock],
  )

  const copy = async () => {
    try {
      await copyText(shownText(markdown))
    } catch {
      return showToast({ message: 'The text could not be copied.', style: 'error' })
    }
    setHasCopied(true)
    announce({ text: 'Copied.' })
  }
  return { hasCopied, copy: () => void copy() }
}
