import type { InfiniteData } from '@tanstack/react-query'
import { instantOf } from '#src/lib/instant.ts'
import { CHAT_LIST_PAGE_SIZE } from '#src/product/limits.ts'
import type { ChatPage } from './generated/schemas/chatPage.ts'
import { isLastPage } from './listPage.ts'
import { chatSummary, type ChatSummary } from './shapes.ts'

/** One page of the viewer's chats. */
export interface ChatsPage {
  chats: ChatSummary[]
  /** The page behind it, if there is one. Kept as it was when the page came: a deletion makes no page the last. */
  next: number | undefined
}

/** What the response to a call for `page` holds. A chat that can be neither opened nor deleted is left out. */
export function chatsPage(response: ChatPage | null | undefined, page: number): ChatsPage {
  const entries = Array.isArray(response?.data) ? response.data : []
  return {
    chats: entries.map((entry) => chatSummary(entry ?? {})).filter(({ id, characterId }) => id && characterId),
    next: isLastPage({ length: entries.length, limit: CHAT_LIST_PAGE_SIZE, page, pages: response?.meta?.total_pages })
      ? undefined
      : page + 1,
  }
}

/**
 * The chats of all pages in one list, newest first; those without a time last. A chat that has moved up while the list
 * was being read is on two pages and stands once (AMB-17).
 */
export function newestFirst({ pages }: InfiniteData<ChatsPage>): ChatSummary[] {
  const each = new Map<string, ChatSummary>()
  for (const chat of pages.flatMap(({ chats }) => chats)) if (!each.has(chat.id)) each.set(chat.id, chat)
  return [...each.values()].sort((one, other) => lastMoment(other) - lastMoment(one) || 0)
}

/** Finite, so that two without a time are equal. */
function lastMoment({ lastInteraction }: ChatSummary): number {
  const moment = instantOf(lastInteraction)
  return Number.isNaN(moment) ? Number.MIN_SAFE_INTEGER : moment
}
