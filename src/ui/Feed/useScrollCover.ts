import { type RefObject, useEffect } from 'react'
import { afterScrolling } from './afterScrolling.ts'

/** The time after the last scroll event after which the pointer reaches the articles again. */
const RESTED_MS = 100
const MIDDLE_BUTTON = 1

/**
 * Covers the articles while they scroll under the pointer (Feed.module.css): the hover styles of each card that passes
 * would take most of the time of a frame, and the hover would load its character. A press removes the cover, so that a
 * context menu is that of the link below; a click of that press still goes to the feed, and is passed on. Scrolling that
 * goes on until the release does not cover again: the click would reach neither.
 */
export function useScrollCover(feed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = feed.current
    if (!element) return
    let cancel: (() => void) | undefined
    let isPressed = false
    const uncover = () => {
      cancel?.()
      cancel = undefined
      delete element.dataset['scrolling']
    }
    const cover = ({ target }: Event) => {
      if (cancel || isPressed || !(target instanceof Node) || !target.contains(element)) return
      element.dataset['scrolling'] = ''
      cancel = afterScrolling(uncover, RESTED_MS)
    }
    let isPressedOnCover = false
    const press = ({ target }: Event) => {
      isPressed = true
      isPressedOnCover = cancel !== undefined && target === element
      if (isPressedOnCover) uncover()
    }
    const release = () => (isPressed = false)
    const passOn = (click: MouseEvent) => {
      if (!isPressedOnCover || click.target !== element || click.button > MIDDLE_BUTTON) return
      const below = document.elementFromPoint(click.clientX, click.clientY)
      if (below && below !== element) below.dispatchEvent(new MouseEvent('click', click))
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('scroll', cover, { capture: true, signal })
    element.addEventListener('pointerdown', press, { signal })
    // A context menu of the system may take the release.
    for (const type of ['pointerup', 'pointercancel', 'contextmenu'] as const)
      window.addEventListener(type, release, { signal })
    // The middle button makes an auxclick, for which a link opens a tab only if the user makes it; for a click always.
    for (const type of ['click', 'auxclick'] as const) element.addEventListener(type, passOn, { signal })
    return () => {
      uncover()
      listening.abort()
    }
  }, [feed])
}
