import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { LazyReportDialog } from '#src/components/ReportDialog/LazyReportDialog.ts'
import { reportedCharacterAtom } from './reportedCharacter.ts'

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
    <LazyReportDialog
      subject={{ kind: 'character', ...last }}
      opened={isOpen}
      onClose={() => setReported(undefined)}
      onSignedIn={() => setReported(last)}
    />
  )
}
