import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { type LazyCode, lazyCode } from '#src/code/lazyCode.tsx'
import { QuietLoad } from './QuietLoad.tsx'

interface Placeholders {
  /** Shown in the part's place until its code is here. */
  fallback: ReactNode
  /** Shown where the code could not be loaded. @default the fallback */
  missing?: ReactNode
  /** While the code loads, the nearest Suspense around waits, and not the part's own place. */
  suspendsAround?: boolean
}

/**
 * A part of a page whose code is loaded when it is first drawn, or earlier by `preload()`. Where the code cannot be
 * loaded, the part alone is left out: its fallback stays, and the part comes when the line is back. The page around it,
 * with whatever is typed there, never goes.
 *
 *     const Markdown = lazyPart(() => import('#src/ui/Markdown/Markdown.tsx').then((module) => module.Markdown))
 *     <Markdown fallback={greeting}>{greeting}</Markdown>
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyCode<Props & Placeholders> {
  const Part = lazyCode(load)

  function LazyPart({ fallback, missing = fallback, suspendsAround = false, ...props }: Props & Placeholders) {
    // What is left of the props are the part's own; TypeScript does not follow that.
    const part = createElement(Part, props as unknown as Props)
    return (
      <QuietLoad fallback={missing}>
        {suspendsAround ? part : <Suspense fallback={fallback}>{part}</Suspense>}
      </QuietLoad>
    )
  }
  return Object.assign(LazyPart, { preload: Part.preload })
}
