import { mutationOptions } from '@tanstack/react-query'
import { failingAs } from './ApiError.ts'
import { reportMessage } from './generated/chats/chats.ts'
import type { ReportMessageBody } from './generated/schemas/reportMessageBody.ts'

export const reportMessageMutation = mutationOptions({
  mutationFn: (report: ReportMessageBody, { client }) => {
    // AMB-64: before its first message a conversation has no chat to report.
    if (!report.chat_id) return Promise.reject(new Error('Report failed.'))
    return failingAs('Report failed.', reportMessage(report, { client })) // B8.7-04
  },
})
