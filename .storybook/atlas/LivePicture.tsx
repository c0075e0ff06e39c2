import { useEffect, useRef, useState } from 'react'
import type { State } from './storyRecord.ts'
import { addressOfPicture } from './addresses.ts'
import type { PictureQueue } from './pictureQueue.ts'
import styles from '#storybook/pages.module.css'

const BOX = { width: 320, height: 200 }
/** A story that takes longer keeps running while the next one starts; until it has finished, it may take the focus again. */
const LONGEST_MS = 6_000
const LOOKED_AT_EVERY_MS = 100
/** While the user types or scrolls, most pictures leave the page again before this time. */
const IN_VIEW_FOR_MS = 300

interface Props {
  state: State
  queue: PictureQueue
  /** Restores the focus that the story has taken. */
  onOver(): void
}

/**
 * A scaled-down preview of a story in an iframe; it starts when it stays in view and the queue allows it. Its content is
 * not interactive.
 */
export function LivePicture({ state, queue, onOver }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    let leave: (() => void) | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    function start() {
      setStarted(true)
      const begun = performance.now()
      timer = setInterval(() => {
        const isDone = isOver(frame.current, onOver)
        const isLate = leave !== undefined && performance.now() - begun >= LONGEST_MS
        if (!isDone && !isLate) return
        if (isDone) clearInterval(timer)
        leave?.()
        leave = undefined
        onOver()
      }, LOOKED_AT_EVERY_MS)
    }
    let delay: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(delay)
      if (!entries.at(-1)?.isIntersecting) return
      delay = setTimeout(() => {
        observer.disconnect()
        leave = queue.enter(start)
      }, IN_VIEW_FOR_MS)
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      clearTimeout(delay)
      clearInterval(timer)
      leave?.()
    }
  }, [queue, onOver])
  const { width } = state
  const height = width <= 480 ? 844 : Math.round(width * 0.625)
  const scale = Math.min(BOX.width / width, BOX.height / height)
  return (
    <div ref={box} className={styles.picture} style={BOX} aria-hidden>
      {isStarted && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, which needs its origin for a story's modules
        <iframe
          ref={frame}
          title={`Picture of ${state.name}`}
          src={addressOfPicture(state.id)}
          tabIndex={-1}
          style={{ width, height, scale: `${scale}`, marginInline: (BOX.width - width * scale) / 2 }}
        />
      )}
    </div>
  )
}

/** The Storybook global inside the preview's iframe. */
type StoryFrame = Window & {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  returnsFocus?: true
}

/**
 * Whether the play function has finished. Keys that the user presses in the meantime move the focus back; after the end
 * it goes back at once, if a dialog takes it late.
 */
function isOver(frame: HTMLIFrameElement | null, giveFocusBack: () => void): boolean {
  const page: StoryFrame | null | undefined = frame?.contentWindow
  if (!page) return false
  if (!page.returnsFocus) {
    page.returnsFocus = true
    page.addEventListener('keydown', ({ isTrusted }) => isTrusted && giveFocusBack(), true)
    page.addEventListener('focusin', () => hasFinished(page) && giveFocusBack(), true)
  }
  return hasFinished(page)
}

function hasFinished(page: StoryFrame): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook calls it so
  return ['finished', 'errored', 'aborted'].includes(page.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')
}
