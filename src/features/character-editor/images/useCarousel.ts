import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '#src/lib/prefersReducedMotion.ts'

/**
 * Moves the cards with Embla, by swipe, drag and animation, and keeps it at `index`. It loops if the cards are wider
 * than the view. `onMove` is called when a swipe moves another card into the middle.
 */
export function useCarousel(count: number, index: number, onMove: (index: number) => void) {
  const [startIndex] = useState(index)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [emblaRef, embla] = useEmblaCarousel({
    loop: true,
    align: 'center',
    containScroll: false,
    startIndex,
    // Embla would follow the focus only within 10 ms after the key.
    watchFocus: false,
    direction: viewport && getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr',
  })
  const onSelect = useEffectEvent(() => {
    const selected = embla?.selectedScrollSnap()
    if (selected !== undefined && selected !== index && selected < count) onMove(selected)
  })

  useEffect(() => {
    if (!embla) return undefined
    const listener = () => onSelect()
    embla.on('select', listener)
    return () => void embla.off('select', listener)
  }, [embla])

  useEffect(() => {
    // Embla must know added and removed cards before it scrolls.
    if (embla && embla.slideNodes().length !== count) embla.reInit()
    embla?.scrollTo(index, prefersReducedMotion())
  }, [embla, index, count])

  return (element: HTMLElement | null) => {
    setViewport(element)
    emblaRef(element)
  }
}
