import { type ComponentType, lazy, type ReactNode } from 'react'
import { CodeLoadError, loadCode } from './loadCode.ts'

/** A component whose code may not have loaded yet. */
export type LazyCode<Props extends object> = ((props: Props) => ReactNode) & { preload(): void }

/**
 * A component whose code loads when it first renders, or earlier by `preload()`: on the hover or focus that usually
 * precedes a click.
 *
 * If the code fails to load, rendering throws a CodeLoadError, which unmounts everything up to the next error
 * boundary. So pages use `lazyPart` and `lazyDialog` of src/ui, which contain the boundary. Unlike React's `lazy`
 * it can load again: an error boundary does so with the error's `retry`.
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
    // A failure is ignored here: rendering the part repeats and reports it.
    preload: () => void load().catch(() => undefined),
  })
}
