import type { Plugin } from 'vite'

const THEIRS = /import \{ lazyRouteComponent \} from (['"])@tanstack\/react-router\1/

/**
 * Replaces the lazy components of TanStack's plugin by our own `lazyRouteComponent`: theirs reloads the page when code
 * fails to load, which without a connection ends on the browser's own error page.
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
