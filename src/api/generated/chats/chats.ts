/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Chat } from '../schemas/chat.ts'
import type { ChatMessage } from '../schemas/chatMessage.ts'
import type { ChatPage } from '../schemas/chatPage.ts'
import type { CreateChatBody } from '../schemas/createChatBody.ts'
import type { DeletedChat } from '../schemas/deletedChat.ts'
import type { FindChatParams } from '../schemas/findChatParams.ts'
import type { ListMyChatsParams } from '../schemas/listMyChatsParams.ts'
import type { Message } from '../schemas/message.ts'
import type { ReportMessageBody } from '../schemas/reportMessageBody.ts'
import type { ResetChatBody } from '../schemas/resetChatBody.ts'
import type { SendMessageBody } from '../schemas/sendMessageBody.ts'
import { request } from '../../http.ts'

export const getFindChatUrl = (params: FindChatParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/chats/?${stringifiedParams}` : `/chats/`
}

/**
 * There is at most one. 404 means none yet; it is a response, not a fault.
 * @summary Find the caller's chat with a character
 */
export const findChat = async (params: FindChatParams, options: Parameters<typeof request>[1]): Promise<Chat> => {
  return request<Chat>(getFindChatUrl(params), {
    ...options,
    method: 'GET',
  })
}

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

export const getListMyChatsUrl = (params: ListMyChatsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/chats/me?${stringifiedParams}` : `/chats/me`
}

/**
 * By `last_interaction`, newest first.
 * @summary List the caller's chats
 */
export const listMyChats = async (
  params: ListMyChatsParams,
  options: Parameters<typeof request>[1],
): Promise<ChatPage> => {
  return request<ChatPage>(getListMyChatsUrl(params), {
    ...options,
    method: 'GET',
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

export const getListMessagesUrl = (id: string) => {
  return `/chats/${encodeURIComponent(String(id))}/messages`
}

/**
 * The whole chat, oldest first, system messages included.
 * @summary List a chat's messages
 */
export const listMessages = async (id: string, options: Parameters<typeof request>[1]): Promise<ChatMessage[]> => {
  return request<ChatMessage[]>(getListMessagesUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getDownloadChatUrl = (id: string) => {
  return `/chats/${encodeURIComponent(String(id))}/cc`
}

/**
 * @summary Download a chat
 */
export const downloadChat = async (id: string, options: Parameters<typeof request>[1]): Promise<File> => {
  return request<File>(getDownloadChatUrl(id), {
    ...options,
    method: 'GET',
  })
}
