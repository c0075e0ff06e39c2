import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { copyText } from '#src/lib/copyText.ts'
import { LINK_COPIED_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** Copies a text as it was written, and says for two seconds that it has. */
export function useCopy(text: string) {
  const { clock } = useAtomValue(worldAtom)
  const showToast = useSetAtom(showToastAtom)
  const [hasCopied, setHasCopied] = useState(false)

  useEffect(
    () => (hasCopied ? clock.setTimeout(() => setHasCopied(false), LINK_COPIED_MS) : undefined),
    [hasCopied, clock],
  )

  const copy = () =>
    void copyText(text).then(
      () => setHasCopied(true),
      () => showToast({ message: 'The text could not be copied.', style: 'error' }),
    )
  return { hasCopied, copy }
}
