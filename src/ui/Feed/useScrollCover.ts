import { type RefObject, useEffect } from 'react'
import { afterScrolling } from './afterScrolling.ts'

/** The time after the last scroll event after which the pointer reaches the articles again. */
const RESTED_MS = 100

/**
 * Covers the articles while they scroll under the pointer (Feed.module.css): the hover styles of each card that passes
 * would take most of the time of a frame, and the hover would load its character.
 */
export function useScrollCover(feed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = feed.current
    if (!element) return
    let cancel: (() => void) | undefined
    const cover = ({ target }: Event) => {
      if (cancel || !(target instanceof Node) || !target.contains(element)) return
      element.dataset['scrolling'] = ''
      cancel = afterScrolling(() => {
        cancel = undefined
        delete element.dataset['scrolling']
      }, RESTED_MS)
    }
    document.addEventListener('scroll', cover, true)
    return () => {
      cancel?.()
      document.removeEventListener('scroll', cover, true)
    }
  }, [feed])
}
