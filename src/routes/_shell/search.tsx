import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { resultsPageQuery } from '#src/features/search/resultsPage.ts'
import { isAsking, type Search as Asked } from '#src/features/search/search.ts'
import { FIRST_PAGE } from '#src/product/limits.ts'
import { SEARCH_ORDERS } from '#src/product/orders.ts'
import { historyEntryOf } from '#src/world/historyEntry.ts'

// The router parses `?query=42` as a number. An invalid value counts as absent.
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), v.trim())
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())
const orAbsent = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined as never)

const searchParams = v.object({
  query: orAbsent(text),
  order: orAbsent(v.picklist(SEARCH_ORDERS)),
  page: orAbsent(v.pipe(whole, v.minValue(FIRST_PAGE))),
  ts: orAbsent(whole),
})

const asked = ({ query = '', order = 'search', page = FIRST_PAGE, ts }: v.InferOutput<typeof searchParams>): Asked => ({
  query,
  order,
  page,
  ts,
})

const SearchPage = lazyPage(async () => (await import('#src/features/search/SearchPage.tsx')).SearchPage)

export const Route = createFileRoute('/_shell/search')({
  validateSearch: searchParams,
  // Taken from the match, not from the address: while the next page is loading, this is the visible history entry.
  beforeLoad: ({ location }) => ({ entry: historyEntryOf(location) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, preload }) => {
    const search = asked(deps)
    // A link with a timestamp gets its actual timestamp when it is clicked: a prefetch would use another one.
    if (!isAsking(search) || (preload && search.ts !== undefined)) return
    queryClient.query(resultsPageQuery(search, search.page)).catch(() => undefined)
  },
  component: pageRoute(SearchPage, function Search() {
    const search = asked(Route.useSearch())
    const entry = Route.useRouteContext({ select: (context) => context.entry })
    const navigate = Route.useNavigate()
    return <SearchPage search={search} entry={entry} onSearch={(next) => void navigate({ search: next })} />
  }),
})
