import { type ComponentType, lazy, type ReactNode } from 'react'

/** Thrown where a part is drawn whose code could not be loaded. Call `retry` before drawing it again. */
export class CodeLoadError extends Error {
  /** Lets the next render load the code again. */
  readonly retry: () => void

  constructor(cause: unknown, retry: () => void) {
    super('The code of a part could not be loaded.', { cause })
    this.name = 'CodeLoadError'
    this.retry = retry
  }
}

/** A component whose code may still be on its way. */
export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & { preload(): void }

/**
 * A component whose code is loaded when it is first drawn, or earlier by `preload()`: on the hover or focus that usually
 * comes before a click. `lazyPart(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))`
 *
 * Unlike React's `lazy` it can be loaded again after a failure, so that one lost connection does not last until a
 * reload; an error boundary does so with the error's `retry`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const create = () => {
    const part = lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        throw new CodeLoadError(error, () => {
          if (Part === part) Part = create()
        })
      }
    })
    return part
  }
  let Part = create()
  return Object.assign((props: Props) => <Part {...props} />, {
    // A failure is met again, and then shown, when the part is drawn.
    preload: () => void load().catch(() => undefined),
  })
}
