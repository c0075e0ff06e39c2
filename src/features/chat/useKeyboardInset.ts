import { useEffect, useState } from 'react'

/**
 * How much of the page a phone's keyboard covers, in CSS px. It is 0 where the browser resizes the layout viewport
 * (interactive-widget in index.html); Safari on phones only resizes the visual viewport.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const measure = () => {
      // A zoomed page has a smaller visual viewport for another reason.
      const isZoomed = seen.scale > 1.01
      setInset(isZoomed ? 0 : Math.max(0, Math.round(document.documentElement.clientHeight - seen.height)))
      // Safari has scrolled the whole page to the field, which is in view without that.
      if (!isZoomed && seen.offsetTop > 0) window.scrollTo(0, 0)
    }
    measure()
    seen.addEventListener('resize', measure)
    return () => seen.removeEventListener('resize', measure)
  }, [])
  return inset
}
