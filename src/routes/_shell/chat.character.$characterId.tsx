import { createFileRoute, useLocation } from '@tanstack/react-router'
import { characterQuery } from '#src/api/characters.ts'
import { chatQuery, messagesQuery } from '#src/api/chats.ts'
import { ChatPage } from '#src/features/chat/ChatPage.tsx'
import { sessionAtom } from '#src/session/session.ts'

export const Route = createFileRoute('/_shell/chat/character/$characterId')({
  loader: ({ context: { queryClient, store }, params: { characterId: id }, preload }) => {
    // Set going, not waited for: each part of the page shows its own waiting and failure.
    void queryClient.query(characterQuery(id)).catch(() => undefined)
    // Somebody points at a card: the character may be wanted, what was said to it can wait for the click.
    if (preload) return
    const { isAuthenticated, isLoading, token } = store.get(sessionAtom)
    // Not for visitors: nobody is asked to sign in by a call (B4.9-02).
    if (!isAuthenticated && !(isLoading && token)) return
    void queryClient
      .query(chatQuery(id))
      .then((chat) => chat && queryClient.query(messagesQuery(chat.id)))
      .catch(() => undefined)
  },
  component: function Chat() {
    const { characterId } = Route.useParams()
    const navigate = Route.useNavigate()
    const known = useLocation({
      select: ({ state: { character, chat } }) => ({ character, chat }),
      structuralSharing: true,
    })
    return (
      // Another character is another page: nothing of the last one (an open dialog, a long text) stays.
      <ChatPage
        key={characterId}
        characterId={characterId}
        known={known}
        onDeleted={() => void navigate({ to: '/chats', replace: true })}
      />
    )
  },
})
