import { useEffect, useRef, useState } from 'react'
import type { State } from './storyRecord.ts'
import { addressOfPicture } from './addresses.ts'
import type { PictureQueue } from './pictureQueue.ts'
import styles from './atlas.module.css'

const BOX = { width: 320, height: 200 }
/** A story that takes longer goes on while the next one begins. */
const LONGEST_MS = 6_000
const LOOKED_AT_EVERY_MS = 100

interface Props {
  state: State
  queue: PictureQueue
  /** Gives the focus back that the story has taken. */
  onOver(): void
}

/** The story itself, drawn small; it runs once it is in view and its turn has come. Nothing in it can be reached. */
export function LivePicture({ state, queue, onOver }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    let leave: (() => void) | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const end = () => {
      clearInterval(timer)
      leave?.()
    }
    function start() {
      setStarted(true)
      const begun = performance.now()
      timer = setInterval(() => {
        if (performance.now() - begun < LONGEST_MS && !isOver(frame.current, onOver)) return
        end()
        onOver()
      }, LOOKED_AT_EVERY_MS)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      leave = queue.enter(start)
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      end()
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

/** Storybook's own view of what a frame shows. */
type StoryFrame = Window & {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  keysGoBack?: true
}

/** Whether the story has played to its end. A key that somebody presses meanwhile is not for the story. */
function isOver(frame: HTMLIFrameElement | null, giveFocusBack: () => void): boolean {
  const page: StoryFrame | null | undefined = frame?.contentWindow
  if (!page) return false
  if (!page.keysGoBack) {
    page.keysGoBack = true
    page.addEventListener('keydown', ({ isTrusted }) => isTrusted && giveFocusBack(), true)
  }
  // oxlint-disable-next-line no-underscore-dangle -- Storybook calls it so
  return ['finished', 'errored', 'aborted'].includes(page.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')
}
