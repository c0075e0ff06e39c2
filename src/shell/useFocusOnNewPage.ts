import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whoever opens a page by a link that goes away with the last one would be thrown back to the top of the document: the
 * focus moves to the new page's content instead. What still has the focus, such as a link of the sidebar, keeps it.
 */
export function useFocusOnNewPage(path: string, content: RefObject<HTMLElement | null>): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null) content.current?.focus({ preventScroll: true })
  }, [path, content])
}
