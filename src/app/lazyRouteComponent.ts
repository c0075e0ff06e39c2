import { type ComponentType, createElement, use } from 'react'
import { loadCode } from '#src/code/loadCode.ts'

type RouteModule = Record<string, ComponentType | undefined>

/**
 * A route's component, loaded when the route is visited or its link is hovered. Replaces TanStack's own
 * (build/lazyRoutes.ts): a failure goes to the route's error component, and the next visit loads the code again.
 */
export function lazyRouteComponent(importRoute: () => Promise<RouteModule>, exportName = 'default') {
  let loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  let hasFailed = false
  const once = async () => {
    try {
      loaded = (await loadCode(importRoute))[exportName]
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const load = (): Promise<void> | undefined => {
    if (loaded) return undefined
    if (hasFailed) loading = undefined
    hasFailed = false
    loading ??= once()
    return loading
  }
  function RouteComponent(props: object) {
    // The router has usually loaded it. A failure is thrown here and not retried with every render.
    if (!loaded) use((loading ??= once()))
    return loaded ? createElement(loaded, props) : null
  }
  return Object.assign(RouteComponent, { preload: load })
}
