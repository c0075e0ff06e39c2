import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ApiError, isUnauthorized } from '#src/api/calls/ApiError.ts'
import {
  type MessageReport,
  REPORT_NOT_KNOWN,
  reportCharacterMutation,
  reportMessageMutation,
} from '#src/api/calls/reports.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import { isKnownToFail } from '#src/api/calls/unknownResults.ts'
import type { ReportCharacterBody } from '#src/api/generated/calls.schemas.ts'
import type { NotKnown } from '#src/api/calls/notKnown.ts'
import { useCutOff } from '#src/components/Form/cutOff.ts'
import { periodAtom } from '#src/session/person.ts'
import { sessionAtom } from '#src/session/session.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import type { ReportSubject } from './reportSubject.ts'
import { REPORT_FAILED, REPORT_TEXTS } from './reportTexts.ts'

interface Report {
  category: string
  info: string
}

type ReportOutcome =
  | { state: 'idle' }
  | { state: 'success'; text: string }
  | { state: 'error'; text: string; notKnown?: NotKnown | undefined }

/** A report from the first choice to its outcome. */
export function useReport(subject: ReportSubject, onSignedIn: () => void) {
  const about = subject.kind === 'character' ? subject.id : subject.chatId
  const { cutOff, noteSent, noteEnd } = useCutOff({ about: `report:${about}`, notKnown: REPORT_NOT_KNOWN })
  const [outcome, setOutcome] = useState<ReportOutcome>(
    cutOff ? { state: 'error', text: '', notKnown: cutOff } : { state: 'idle' },
  )
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const { requireSignIn, afterSignIn } = useSessionControl()
  const askedIn = useAtomValue(periodAtom)
  const character = useMutation(reportCharacterMutation)
  const message = useMutation(reportMessageMutation)
  const texts = REPORT_TEXTS[subject.kind]

  const send = ({ category, info }: Report) => {
    const text = info.trim()
    if (subject.kind === 'character') {
      const body = { id: subject.id, category, optionalMessage: text } as ReportCharacterBody
      return character.mutateAsync(body).then(() => texts.success)
    }
    const { chatId: id, content: reportedMessage } = subject
    const about = { id, reportedMessage, category, optionalMessage: text } as MessageReport
    return message.mutateAsync(about).then((said) => said || texts.success)
  }

  const submit = async (report: Report) => {
    // The session has expired while the dialog was open. Signing in opens it again.
    if (!isAuthenticated) {
      setOutcome({ state: 'error', text: texts.signedOut })
      requireSignIn(onSignedIn)
      return
    }
    setOutcome({ state: 'idle' })
    noteSent()
    try {
      const text = await send(report)
      noteEnd()
      setOutcome({ state: 'success', text })
    } catch (error) {
      noteEnd(error)
      setOutcome({ state: 'error', text: failureText(error, texts.signedOut), notKnown: notKnownOf(error) })
      if (isUnauthorized(error)) afterSignIn.store(onSignedIn, { askedIn })
    }
  }

  return { outcome, submit, isPending: character.isPending || message.isPending }
}

/** The server's message, otherwise the dialog's; for a refused token, the missing sign-in. */
function failureText(error: unknown, signedOut: string): string {
  if (isUnauthorized(error)) return signedOut
  if (error instanceof Error && !isKnownToFail(error)) return ''
  return (error instanceof ApiError ? error.words : undefined) ?? REPORT_FAILED
}
