import { createFileRoute, useLocation } from '@tanstack/react-router'
import { characterQuery, ownershipQuery, similarQuery, statsQuery } from '#src/api/calls/characters.ts'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { SIMILAR_SLIDER_CARDS } from '#src/product/limits.ts'
import { sessionAtom } from '#src/session/session.ts'

const CharacterPage = lazyPage(
  async () => (await import('#src/features/character-page/CharacterPage.tsx')).CharacterPage,
)

export const Route = createFileRoute('/_shell/character/$characterId')({
  loader: ({ context: { queryClient, store }, params: { characterId: id }, preload }) => {
    // A hover prefetches the character; the rest of the page waits for the click.
    if (preload) return void queryClient.query(characterQuery(id)).catch(() => undefined)
    const { isAuthenticated } = store.get(sessionAtom)
    // Starts the requests without awaiting them: each part of the page shows its own skeleton and failure.
    const calls = [
      queryClient.query(characterQuery(id)),
      queryClient.query(similarQuery(id, SIMILAR_SLIDER_CARDS)),
      ...(isAuthenticated ? [queryClient.query(ownershipQuery(id)), queryClient.query(statsQuery(id))] : []),
    ]
    for (const call of calls) call.catch(() => undefined)
  },
  component: pageRoute(CharacterPage, function Character() {
    const { characterId } = Route.useParams()
    const known = useLocation({ select: ({ state }) => state.character })
    // Another character remounts the page: no state of the last one (an open dialog, an expanded text) stays.
    return <CharacterPage key={characterId} characterId={characterId} known={known} />
  }),
})
