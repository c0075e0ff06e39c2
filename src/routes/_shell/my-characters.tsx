import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { rememberedAtom, viewOf, viewQuery } from '#src/features/my-characters/view.ts'
import { FIRST_PAGE } from '#src/product/limits.ts'
import { MY_CHARACTERS_TABS, SORT_DIRECTIONS, SORT_FIELDS } from '#src/product/myCharacters.ts'
import { sessionAtom } from '#src/session/session.ts'

// An invalid value counts as absent; an absent one falls back to the last choice.
const orAbsent = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined as never)
const page = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(FIRST_PAGE))
const asked = v.object({
  tab: orAbsent(v.picklist(MY_CHARACTERS_TABS)),
  sort_by: orAbsent(v.picklist(SORT_FIELDS)),
  sort_order: orAbsent(v.picklist(SORT_DIRECTIONS)),
  page: orAbsent(page),
})

const MyCharactersPage = lazyPage(
  async () => (await import('#src/features/my-characters/MyCharactersPage.tsx')).MyCharactersPage,
)

export const Route = createFileRoute('/_shell/my-characters')({
  validateSearch: asked,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, store }, deps }) => {
    // Waits until the session is known: a request must never ask a visitor to sign in.
    if (!store.get(sessionAtom).isAuthenticated) return
    // Starts the request without awaiting it: the layout does not depend on it.
    void queryClient.query(viewQuery(viewOf(deps, store.get(rememberedAtom)))).catch(() => undefined)
  },
  component: pageRoute(MyCharactersPage, function MyCharacters() {
    const navigate = Route.useNavigate()
    return (
      <MyCharactersPage
        asked={Route.useSearch()}
        onChoice={(view) => navigate({ search: view, replace: true, resetScroll: false })}
        // Saves the complete view in the current history entry, so that Back restores it after later choices.
        onPage={(view, from) =>
          void navigate({ search: from, replace: true, resetScroll: false }).then(() => navigate({ search: view }))
        }
      />
    )
  }),
})
