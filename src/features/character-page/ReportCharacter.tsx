import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { reportedCharacterAtom } from './reportedCharacter.ts'

const ReportDialog = lazyDialog(() =>
  import('#src/components/ReportDialog/ReportDialog.tsx').then((module) => module.ReportDialog),
)

/**
 * The report dialog of this page's character. It stays mounted when the rest of the page is removed because the session
 * ends, and tells the reason (AMB-32).
 */
export function ReportCharacter({ id }: { id: string }) {
  const [reported, setReported] = useAtom(reportedCharacterAtom)
  const isOpen = reported?.id === id
  // Kept while the dialog closes.
  const [last, setLast] = useState(reported)
  if (isOpen && reported !== last) setLast(reported)

  // If the page is left while the dialog is open, the dialog is closed on the next visit.
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
