import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { CodeLoadError, loadCode } from './loadCode.ts'

/** A component whose code may not have loaded yet. */
export type LazyCode<Props extends object> = ((props: Props) => ReactNode) & {
  /** Resolves when the code has loaded, with false if it has not. Never rejects. */
  preload(): Promise<boolean>
}

/**
 * A component whose code loads when it first renders, or earlier by `preload()`: on the hover or focus that usually
 * precedes a click.
 *
 * If the code fails to load, rendering throws a CodeLoadError, which unmounts everything up to the next error
 * boundary. So pages use `lazyPart` and `lazyDialog` of src/ui, which contain the boundary. Unlike React's `lazy`
 * it can load again: an error boundary does so with the error's `retry`.
 */
export function lazyCode<Props extends object>(importCode: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const load = () => {
    loading ??= loadCode(importCode).then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
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
  /**
   * Renders loaded code without `lazy`, which suspends once even then, and React shows a suspended part 300 ms after its
   * fallback at the earliest. A mounted part keeps its choice: another one would mount it again.
   */
  function Lazy(props: Props) {
    const [Code] = useState(() => loaded ?? Part)
    return <Code {...props} />
  }
  return Object.assign(Lazy, {
    // A failure is ignored here: rendering the part repeats and reports it.
    preload: () =>
      load().then(
        () => true,
        () => false,
      ),
  })
}
