import type { InfiniteData } from '@tanstack/react-query'
import { instantOf } from '#src/lib/instant.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { CHAT_LIST_PAGE_SIZE } from '#src/product/limits.ts'
import { countsOf, entriesOf, type ListResponse, listIn, nextPage } from './listPage.ts'
import { chatSummary, type ChatSummary } from './characterShapes.ts'

/** A page of the viewer's chats. */
export interface ChatsPage {
  chats: ChatSummary[]
  /** The number of the next page, if there is one. Constant once the page is loaded: a deletion does not change it. */
  next: number | undefined
  /** The total number of chats when the page was loaded, if the server sent it. */
  total?: number | undefined
}

/**
 * Parses the response for `page`; undefined if it is no page. A chat that can be neither opened nor
 * deleted is left out.
 */
export function chatsPage(answer: unknown, page: number): ChatsPage | undefined {
  const response = listIn(answer)
  if (!response) return undefined
  const chats = entriesOf(response).filter(isRecord).map(chatSummary)
  return {
    chats: chats.filter(({ id, characterId }) => id && characterId),
    next: nextPage(response, { page, limit: CHAT_LIST_PAGE_SIZE }),
    total: countsOf(response).total,
  }
}

/** A cached page, in the format that followingPage.ts compares. */
export function asRead({ chats, total }: ChatsPage): ListResponse {
  return { data: chats, meta: { total_results: total } }
}

/**
 * The chats of all pages in one list, newest first; those without a time last. A chat that moved up between two
 * requests is on two pages and is listed once.
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
