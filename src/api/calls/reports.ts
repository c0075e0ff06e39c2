import { failingAs, parsedAs } from './ApiError.ts'
import { needed } from './needed.ts'
import { reportCharacter } from '../generated/characters/writes.ts'
import { reportMessage } from '../generated/chats/writes.ts'
import type { MessageReportCategory, ReportCharacterBody } from '../generated/calls.schemas.ts'
import { notKnown } from './notKnown.ts'
import { textIn } from '../shapes/textIn.ts'
import { writeMutation } from './writing.ts'

/** Also shown for a report that a reload has aborted. */
export const REPORT_NOT_KNOWN = notKnown('your report arrived', 'If you send it again, it may arrive twice.')

export const reportCharacterMutation = writeMutation({
  call: (report: ReportCharacterBody, options) =>
    failingAs(
      'Reporting submission has failed :(',
      needed(report.id, 'Character ID is required for report.', () => reportCharacter(report, options)),
    ),
  notKnown: REPORT_NOT_KNOWN,
})

/** A report of a message. It has no id on the server: its text and its chat identify it. */
export interface MessageReport {
  /** Of the chat. */
  id: string
  reportedMessage: string
  category: MessageReportCategory
  optionalMessage: string
}

/** Resolves with the server's message about the report; '' if there is none. */
export const reportMessageMutation = writeMutation({
  call: ({ id, reportedMessage, category, optionalMessage }: MessageReport, options) => {
    // before its first message a conversation has no chat to report.
    if (!id) return Promise.reject(new Error('Report failed.'))
    const body = { reported_message: reportedMessage, category, optional_message: optionalMessage, chat_id: id }
    return parsedAs('Report failed.', reportMessage(body, options), (response) => textIn(response, 'message') ?? '')
  },
  notKnown: REPORT_NOT_KNOWN,
})
