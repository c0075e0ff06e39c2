import { createFileRoute, useLocation } from '@tanstack/react-router'
import { characterQuery } from '#src/api/calls/characters.ts'
import { messagesQuery, readConversation } from '#src/api/calls/chats.ts'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { isMemberAtom } from '#src/features/chat/conversationKey.ts'
import { CHAT_FIRST_RENDER_WAIT_MS, CHAT_LIST_FRESH_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

const ChatPage = lazyPage(async () => (await import('#src/features/chat/ChatPage.tsx')).ChatPage)

export const Route = createFileRoute('/_shell/chat/character/$characterId')({
  loader: {
    // A hover preloads the page without its messages: a later navigation still waits for them.
    staleReloadMode: 'blocking',
    handler: async ({ context: { queryClient, store }, params: { characterId: id }, preload, location }) => {
      // Hovering or focusing one of many links sends no requests; they start with the click.
      if (preload) return
      const character = queryClient.query(characterQuery(id)).catch(() => undefined)
      // Not for visitors: a request must not open the sign-in prompt.
      const isMember = store.get(isMemberAtom)
      const said = isMember && readConversation(queryClient, id)
      // The messages of a passed chat are fetched without waiting for the chat's own request.
      const { chat: passed } = location.state
      if (isMember && passed?.characterId === id) {
        queryClient.query({ ...messagesQuery(passed.id), staleTime: CHAT_LIST_FRESH_MS }).catch(() => undefined)
      }
      // Waits a short time for the requests, which may have started before this code loaded; after that, each part of
      // the page shows its own loading state.
      const { clock } = store.get(worldAtom)
      await Promise.race([
        Promise.all([character, said]).catch(() => undefined),
        new Promise<void>((resolve) => void clock.setTimeout(resolve, CHAT_FIRST_RENDER_WAIT_MS)),
      ])
    },
  },
  component: pageRoute(ChatPage, function Chat() {
    const { characterId } = Route.useParams()
    const navigate = Route.useNavigate()
    const known = useLocation({
      select: ({ state: { character, chat } }) => ({ character, chat }),
      structuralSharing: true,
    })
    return (
      // Another character remounts the page: no state of the last one (an open dialog, a long text) stays.
      <ChatPage
        key={characterId}
        characterId={characterId}
        known={known}
        onDeleted={() => void navigate({ to: '/chats', replace: true })}
      />
    )
  }),
})
