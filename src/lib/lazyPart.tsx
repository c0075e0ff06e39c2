import { type ComponentType, lazy } from 'react'

/**
 * A component whose code comes when it is first drawn, or earlier by `preload()`: on the hover or focus that usually
 * comes before a click. `lazyPart(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))`
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => load().then((component) => ({ default: component })))
  return Object.assign(Part, {
    // A failure is met again, and then shown, when the part is drawn.
    preload: () => void load().catch(() => undefined),
  })
}
