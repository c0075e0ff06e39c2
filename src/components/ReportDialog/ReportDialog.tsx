import { Button } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { promptOpenAtom } from '#src/session/afterSignIn.ts'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { plainText } from '#src/ui/Markdown/renderedText.ts'
import { ReportForm } from './ReportForm.tsx'
import type { ReportSubject } from './reportSubject.ts'
import { REPORT_TEXTS } from './reportTexts.ts'
import { useReport } from './useReport.ts'
import classes from './ReportDialog.module.css'

interface Props {
  subject: ReportSubject
  opened: boolean
  onClose(): void
  /** Opens the dialog again after a session has expired and the user has signed in again. */
  onSignedIn?(): void
}

/** Reports a character or one of its messages. It opens empty each time. */
export function ReportDialog({ subject, opened, onClose, onSignedIn = ignore }: Props) {
  // The sign-in prompt may be open over this dialog; Escape then closes the prompt only.
  const isCovered = useAtomValue(promptOpenAtom)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isCovered}
      title={REPORT_TEXTS[subject.kind].title}
      size={520}
    >
      <ReportBody subject={subject} onClose={onClose} onSignedIn={onSignedIn} />
    </Dialog>
  )
}

const ignore = () => undefined

/** Mounted while the dialog is open: its state is dropped with it. */
function ReportBody({ subject, onClose, onSignedIn }: Required<Omit<Props, 'opened'>>) {
  const { outcome, submit, isPending } = useReport(subject, onSignedIn)
  if (outcome.state === 'success') return <ReportSent text={outcome.text} onClose={onClose} />
  return (
    <>
      <p className={classes.subject} dir="auto">
        {subject.kind === 'character' ? subject.name : plainText(subject.content)}
      </p>
      <ReportForm
        categories={REPORT_TEXTS[subject.kind].categories}
        isPending={isPending}
        error={outcome.state === 'error' ? outcome : undefined}
        onSubmit={(report) => void submit(report)}
      />
    </>
  )
}

function ReportSent({ text, onClose }: { text: string; onClose(): void }) {
  const close = useRef<HTMLButtonElement>(null)
  // The pressed button has unmounted; this element takes the focus.
  useEffect(() => close.current?.focus(), [])
  return (
    <div className={classes.sent}>
      <IconCircleCheck aria-hidden className={classes.check} size="3rem" stroke={1.4} />
      <p role="alert">{text}</p>
      <Button ref={close} onClick={onClose}>
        Close
      </Button>
    </div>
  )
}
