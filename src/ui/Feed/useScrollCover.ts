import { type RefObject, useEffect } from 'react'
import { afterScrolling } from './afterScrolling.ts'

/** The time after the last scroll event after which the pointer reaches the articles again. */
const RESTED_MS = 100

/**
 * Covers the articles while they scroll under the pointer (Feed.module.css): the hover styles of each card that passes
 * would take most of the time of a frame, and the hover would load its character. A click on the cover reaches what is
 * below it.
 */
export function useScrollCover(feed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = feed.current
    if (!element) return
    let cancel: (() => void) | undefined
    const uncover = () => {
      cancel?.()
      cancel = undefined
      delete element.dataset['scrolling']
    }
    const cover = ({ target }: Event) => {
      if (cancel || !(target instanceof Node) || !target.contains(element)) return
      element.dataset['scrolling'] = ''
      cancel = afterScrolling(uncover, RESTED_MS)
    }
    const passOn = (click: MouseEvent) => {
      if (!cancel || click.target !== element) return
      uncover()
      const below = document.elementFromPoint(click.clientX, click.clientY)
      if (below && below !== element) below.dispatchEvent(new MouseEvent('click', click))
    }
    document.addEventListener('scroll', cover, true)
    element.addEventListener('click', passOn)
    return () => {
      uncover()
      document.removeEventListener('scroll', cover, true)
      element.removeEventListener('click', passOn)
    }
  }, [feed])
}
