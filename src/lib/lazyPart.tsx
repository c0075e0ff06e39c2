import { type ComponentType, lazy } from 'react'

/**
 * A component whose code comes when it is first drawn, or earlier by `preload()`: on the hover or focus that usually
 * comes before a click. `lazyPart(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))`
 *
 * Unlike React's `lazy` it asks again after a failure, so that one lost connection does not last until a reload.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        Part = create()
        throw error
      }
    })
  let Part = create()
  return Object.assign((props: Props) => <Part {...props} />, {
    // A failure is met again, and then shown, when the part is drawn.
    preload: () => void load().catch(() => undefined),
  })
}
