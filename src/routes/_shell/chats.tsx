import { createFileRoute } from '@tanstack/react-router'
import { myChatsQuery } from '#src/api/chats.ts'
import { ChatsPage } from '#src/features/chats-list/ChatsPage.tsx'
import { CHAT_LIST_FRESH_MS } from '#src/product/limits.ts'
import { sessionAtom } from '#src/session/session.ts'

export const Route = createFileRoute('/_shell/chats')({
  loader: ({ context: { queryClient, store } }) => {
    // Not before it is certain who asks: a visitor is never asked to sign in by a call.
    if (!store.get(sessionAtom).isAuthenticated) return
    // Set going, not waited for. What was read on an earlier visit shows at once and is read anew (B4.10-01).
    void queryClient.infiniteQuery({ ...myChatsQuery, staleTime: CHAT_LIST_FRESH_MS }).catch(() => undefined)
  },
  component: ChatsPage,
})
