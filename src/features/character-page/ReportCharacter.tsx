import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { reportedCharacterAtom } from './reportedCharacter.ts'

const ReportDialog = lazyPart(() =>
  import('#src/components/ReportDialog/ReportDialog.tsx').then((module) => module.ReportDialog),
)

/** The report dialog of this page's character, when it is asked for. */
export function ReportCharacter({ id, name }: { id: string; name: string }) {
  const [reported, setReported] = useAtom(reportedCharacterAtom)
  const isOpen = reported === id
  const wasOpen = useEverTrue(isOpen)

  // Whoever leaves the page with the dialog open does not find it open on the next visit.
  useEffect(() => () => setReported(undefined), [setReported])

  if (!wasOpen) return null
  return (
    <Suspense>
      <ReportDialog subject={{ kind: 'character', id, name }} opened={isOpen} onClose={() => setReported(undefined)} />
    </Suspense>
  )
}
