import { type ComponentType, lazy, type ReactNode } from 'react'
import { CodeLoadError, loadCode } from './loadCode.ts'

/** A component whose code may not be here yet. */
export type LazyCode<Props extends object> = ((props: Props) => ReactNode) & { preload(): void }

/**
 * A component whose code is loaded when it is first drawn, or earlier by `preload()`: on the hover or focus that usually
 * comes before a click.
 *
 * Where the code cannot be loaded, drawing it throws a CodeLoadError, which takes away everything up to the next error
 * boundary. So pages use `lazyPart` and `lazyDialog` of src/ui, which bring the boundary with them. Unlike React's `lazy`
 * it can be loaded again: an error boundary does so with the error's `retry`.
 */
export function lazyCode<Props extends object>(importCode: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const load = () => {
    loading ??= loadCode(importCode).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const create = () => {
    const part = lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        if (error instanceof CodeLoadError) {
          error.retry = () => {
            if (Part === part) Part = create()
          }
        }
        throw error
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
