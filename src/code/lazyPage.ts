import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { loadCode } from './loadCode.ts'

interface Preloaded {
  /** Resolves when the code has loaded, and rejects if it has not; undefined if it had. */
  preload(): Promise<void> | undefined
}

/**
 * A page whose code loads when its route is visited or its link is hovered. TanStack's own reloads the page if code fails
 * to load, which without a connection ends on the browser's error page; here a failure goes to the route's error
 * component, and the next visit loads the code again.
 */
export function lazyPage<Props extends object>(importPage: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let hasFailed = false
  const once = async () => {
    try {
      loaded = await loadCode(importPage)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const preload = (): Promise<void> | undefined => {
    if (loaded) return undefined
    if (hasFailed) loading = undefined
    hasFailed = false
    loading ??= once()
    return loading
  }
  function Page(props: Props) {
    // The router has usually loaded it. A failure is thrown here and not retried with every render.
    if (!loaded) use((loading ??= once()))
    return loaded ? createElement(loaded, props) : null
  }
  return Object.assign(Page, { preload })
}

/** The component of a route that passes what the address contains to a lazy-loaded page. */
export function pageRoute({ preload }: Preloaded, Route: (props: object) => ReactNode) {
  return Object.assign(Route, { preload })
}
