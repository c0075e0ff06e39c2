import { createFileRoute } from '@tanstack/react-router'
import { myChatsQuery } from '#src/api/calls/chats.ts'
import { lazyPage } from '#src/code/lazyPage.ts'
import { CHAT_LIST_FRESH_MS } from '#src/product/limits.ts'
import { sessionAtom } from '#src/session/session.ts'

const ChatsPage = lazyPage(async () => (await import('#src/features/chats-list/ChatsPage.tsx')).ChatsPage)

export const Route = createFileRoute('/_shell/chats')({
  loader: ({ context: { queryClient, store } }) => {
    // Waits until the session is known: a request must never ask a visitor to sign in.
    if (!store.get(sessionAtom).isAuthenticated) return
    // Starts the request without awaiting it. Cached data shows at once and is refetched.
    void queryClient.infiniteQuery({ ...myChatsQuery, staleTime: CHAT_LIST_FRESH_MS }).catch(() => undefined)
  },
  component: ChatsPage,
})
