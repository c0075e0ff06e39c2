import { useEffect, useState } from 'react'

/**
 * How much of the page a phone's keyboard covers, in CSS px. Where the browser shrinks the page itself
 * (interactive-widget in index.html) it is nothing; Safari on phones only shrinks what is seen of it.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const measure = () => {
      // Somebody who has zoomed in sees less for another reason.
      const isZoomed = seen.scale > 1.01
      setInset(isZoomed ? 0 : Math.max(0, Math.round(document.documentElement.clientHeight - seen.height)))
      // Safari has scrolled the whole page to the field, which stands in view by itself now.
      if (!isZoomed && seen.offsetTop > 0) window.scrollTo(0, 0)
    }
    measure()
    seen.addEventListener('resize', measure)
    return () => seen.removeEventListener('resize', measure)
  }, [])
  return inset
}
