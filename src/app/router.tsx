import {
  createRouter,
  type ErrorComponentProps,
  parseSearchWith,
  stringifySearchWith,
  useNavigate,
} from '@tanstack/react-router'
import { routeTree } from '#src/routeTree.gen.ts'
import { Shell } from '#src/shell/Shell.tsx'
import type { RouterContext } from '#src/world/RouterContext.ts'
import type { World } from '#src/world/World.ts'
import { CodeLoadError } from '#src/code/loadCode.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { MissingPage } from './MissingPage.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export function createAppRouter(world: World, context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    history: world.history,
    basepath: basepathOf(import.meta.env.BASE_URL),
    // Addresses are typed and shared: `?order=liked`, never `?order=%22liked%22`; routes' schemas set the types.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    // As in pages.ts: at `/Settings`, the frame and the sign-out would not know which page is open.
    caseSensitive: true,
    defaultPreload: 'intent',
    // TanStack Query decides how long data stays fresh; a loader only starts requests.
    defaultPreloadStaleTime: 0,
    // Scrolls to the top on a new page, and restores the position on Back.
    scrollRestoration: true,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: () => (
      <Shell>
        <NotFoundScreen />
      </Shell>
    ),
  })
}

function RouteFailure({ error, reset }: ErrorComponentProps) {
  const navigate = useNavigate()
  if (error instanceof CodeLoadError) return <MissingPage error={error} reset={reset} />
  return <ErrorScreen onLeave={() => void navigate({ to: '/explore', replace: true }).then(reset)} />
}

/** A relative base (the static demo, which has its paths in the hash) has no path of its own. */
function basepathOf(base: string): string {
  return base.startsWith('/') ? base : '/'
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
