/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import { http } from 'msw'
import type { RequestHandlerOptions } from 'msw'
import type { Chat, ChatMessage, ChatPage, DeletedChat, Message } from '#src/api/generated/calls.schemas.ts'

export const getFindChatMockHandler = (
  overrideResponse: Chat | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Chat> | Chat),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/chats/',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getCreateChatMockHandler = (
  overrideResponse: Chat | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Chat> | Chat),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/chats/',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getSendMessageMockHandler = (
  overrideResponse: string | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<string> | string),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/chats/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getResetChatMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/chats/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReportMessageMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/chats/report',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListMyChatsMockHandler = (
  overrideResponse: ChatPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatPage> | ChatPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/chats/me',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getDeleteChatMockHandler = (
  overrideResponse:
    | DeletedChat
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedChat> | DeletedChat),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v1/chats/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListMessagesMockHandler = (
  overrideResponse:
    | ChatMessage[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatMessage[]> | ChatMessage[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/chats/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getDownloadChatMockHandler = (resolver: Parameters<typeof http.get>[1], options?: RequestHandlerOptions) =>
  http.get('*/api/v1/chats/:id/cc', resolver, options)
