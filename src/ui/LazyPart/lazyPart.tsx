import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { type LazyCode, lazyCode } from '#src/code/lazyCode.tsx'
import { QuietLoad } from './QuietLoad.tsx'

interface Placeholders {
  /** Rendered until the code has loaded. */
  fallback: ReactNode
  /** Rendered if the code fails to load. @default the fallback */
  missing?: ReactNode
  /** While the code loads, the nearest Suspense boundary shows its fallback, instead of this part. */
  suspendsAround?: boolean
}

/**
 * A part of a page whose code loads when it first renders, or earlier by `preload()`. If the code fails to load, only
 * this part is missing: its fallback stays, and the part renders once the connection is restored. The page around it,
 * with the text typed there, stays mounted.
 *
 *     const Markdown = lazyPart(() => import('#src/ui/Markdown/Markdown.tsx').then((module) => module.Markdown))
 *     <Markdown fallback={greeting}>{greeting}</Markdown>
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyCode<Props & Placeholders> {
  const Part = lazyCode(load)

  function LazyPart({ fallback, missing = fallback, suspendsAround = false, ...props }: Props & Placeholders) {
    // The remaining props are those of the part; TypeScript cannot infer that.
    const part = createElement(Part, props as unknown as Props)
    return (
      <QuietLoad fallback={missing}>
        {suspendsAround ? part : <Suspense fallback={fallback}>{part}</Suspense>}
      </QuietLoad>
    )
  }
  return Object.assign(LazyPart, { preload: Part.preload })
}
