/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type {
  Chat,
  CreateChatBody,
  DeletedChat,
  Message,
  ReportMessageBody,
  ResetChatBody,
  SendMessageBody,
} from '../calls.schemas.ts'
import { request } from '../../calls/http.ts'

export const getCreateChatUrl = () => {
  return `/chats/`
}

/**
 * Idempotent: one chat per user and character; a chat that exists already is returned.
 * @summary Open the caller's chat with a character
 */
export const createChat = async (
  createChatBody: CreateChatBody,
  options: Parameters<typeof request>[1],
): Promise<Chat> => {
  return request<Chat>(getCreateChatUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(createChatBody),
  })
}

export const getSendMessageUrl = () => {
  return `/chats/messages`
}

/**
 * Stores the message and the reply. With `greeting_content`, the greeting that the user was shown, that text is
 * stored before them as the character's first message; it is ignored when the chat has messages already.
 * @summary Send a message and get the reply
 */
export const sendMessage = async (
  sendMessageBody: SendMessageBody,
  options: Parameters<typeof request>[1],
): Promise<string> => {
  return request<string>(getSendMessageUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(sendMessageBody),
  })
}

export const getResetChatUrl = () => {
  return `/chats/reset`
}

/**
 * Its messages are gone for good, the system prompt stays. Counts as a new conversation of the character.
 * @summary Start a chat over
 */
export const resetChat = async (
  resetChatBody: ResetChatBody,
  options: Parameters<typeof request>[1],
): Promise<Message> => {
  return request<Message>(getResetChatUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(resetChatBody),
  })
}

export const getReportMessageUrl = () => {
  return `/chats/report`
}

/**
 * Messages have no id; the report carries the text itself.
 * @summary Report a character's message
 */
export const reportMessage = async (
  reportMessageBody: ReportMessageBody,
  options: Parameters<typeof request>[1],
): Promise<Message> => {
  return request<Message>(getReportMessageUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(reportMessageBody),
  })
}

export const getDeleteChatUrl = (id: string) => {
  return `/chats/${encodeURIComponent(String(id))}`
}

/**
 * @summary Delete a chat and its messages
 */
export const deleteChat = async (id: string, options: Parameters<typeof request>[1]): Promise<DeletedChat> => {
  return request<DeletedChat>(getDeleteChatUrl(id), {
    ...options,
    method: 'DELETE',
  })
}
