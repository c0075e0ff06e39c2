import { createFileRoute } from '@tanstack/react-router'
import { publicCharactersQuery } from '#src/api/calls/characters.ts'
import { NONE } from '#src/api/shapes/characterShapes.ts'
import { publicUserQuery } from '#src/api/calls/users.ts'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { profileVisit } from '#src/features/creator-profile/profileVisit.ts'
import { personAtom } from '#src/session/person.ts'
import { historyEntryOf } from '#src/world/historyEntry.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

const CreatorProfilePage = lazyPage(
  async () => (await import('#src/features/creator-profile/CreatorProfilePage.tsx')).CreatorProfilePage,
)

export const Route = createFileRoute('/_shell/users/$userId')({
  // Taken from the match, not from the address: while the next page is loading, this is the visible history entry.
  beforeLoad: ({ location }) => ({ entry: historyEntryOf(location) }),
  loader: ({ context: { queryClient, store, entry }, params: { userId } }) => {
    const { limit } = profileVisit(store.get(worldAtom).sessionStorage, store.get(personAtom).id, entry)
    // Starts the requests without awaiting them: the page shows its own placeholders. The list is by name.
    queryClient
      .query(publicUserQuery(userId))
      .then(({ username }) => {
        if (username === NONE) return undefined
        return queryClient.infiniteQuery(publicCharactersQuery(username, limit))
      })
      .catch(() => undefined)
  },
  component: pageRoute(CreatorProfilePage, function Profile() {
    const { userId } = Route.useParams()
    const entry = Route.useRouteContext({ select: (context) => context.entry })
    return <CreatorProfilePage key={`${entry} ${userId}`} userId={userId} entry={entry} />
  }),
})
