/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Chat, ChatMessage, ChatPage, FindChatParams, ListMyChatsParams } from '../calls.schemas.ts'
import { withQuery } from '../../calls/withQuery.ts'
import { request } from '../../calls/http.ts'

export const getFindChatUrl = (params: FindChatParams) => {
  return withQuery(`/chats/`, params)
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

export const getListMyChatsUrl = (params: ListMyChatsParams) => {
  return withQuery(`/chats/me`, params)
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
