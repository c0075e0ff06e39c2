import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { reportedCharacterAtom } from './reportedCharacter.ts'

const ReportDialog = lazyDialog(() =>
  import('#src/components/ReportDialog/ReportDialog.tsx').then((module) => module.ReportDialog),
)

/**
 * The report dialog of this page's character, when it is asked for. It outlasts what the page shows: a session that ends
 * meanwhile takes everything else away, and the dialog says why (AMB-32).
 */
export function ReportCharacter({ id }: { id: string }) {
  const [reported, setReported] = useAtom(reportedCharacterAtom)
  const isOpen = reported?.id === id
  // Kept for the dialog's closing.
  const [last, setLast] = useState(reported)
  if (isOpen && reported !== last) setLast(reported)

  // Left open when the page is left, the dialog is closed on the next visit.
  useEffect(() => () => setReported(undefined), [setReported])

  if (last?.id !== id) return null
  return (
    <ReportDialog
      subject={{ kind: 'character', ...last }}
      opened={isOpen}
      onClose={() => setReported(undefined)}
      onSignedIn={() => setReported(last)}
    />
  )
}
