import type { Plugin } from 'vite'

const THEIRS = /import \{ lazyRouteComponent \} from (['"])@tanstack\/react-router\1/

/**
 * Gives the routes, as TanStack's plugin has split them, our own `lazyRouteComponent`: theirs reloads the page when code
 * cannot be loaded, and without a connection that ends on the browser's own error page.
 */
export function lazyRoutes(): Plugin {
  return {
    name: 'perigee-lazy-routes',
    transform(code, id) {
      if (!id.includes('/src/routes/') || !code.includes('lazyRouteComponent')) return undefined
      const own = code.replace(THEIRS, "import { lazyRouteComponent } from '#src/app/lazyRouteComponent.ts'")
      if (own === code) this.error('The import of lazyRouteComponent is written in another way now.')
      return { code: own, map: null }
    },
  }
}
