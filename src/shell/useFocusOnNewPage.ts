import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a link unmounts with its page, the browser moves the focus to the start of the document: this hook moves it to
 * the new page's content instead. An element that stays mounted, such as a link of the sidebar, keeps the focus.
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
