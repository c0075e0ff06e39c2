import { useEffect, useRef, useState } from 'react'
import type { State } from './storyRecord.ts'
import { addressOfPicture } from './addresses.ts'
import styles from './atlas.module.css'

const BOX = { width: 320, height: 200 }

/** The story itself, drawn small; it begins to run when it comes into view. Nothing in it can be reached. */
export function LivePicture({ state }: { state: State }) {
  const box = useRef<HTMLDivElement>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!box.current || isInView) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInView(true))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isInView])
  const width = state.width
  const height = width <= 480 ? 844 : Math.round(width * 0.625)
  const scale = Math.min(BOX.width / width, BOX.height / height)
  return (
    <div ref={box} className={styles.picture} style={BOX} aria-hidden>
      {isInView && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is Storybook's own page, and needs its origin for the modules of a story
        <iframe
          title={`Picture of ${state.name}`}
          src={addressOfPicture(state.id)}
          tabIndex={-1}
          style={{ width, height, scale: `${scale}`, marginInline: (BOX.width - width * scale) / 2 }}
        />
      )}
    </div>
  )
}
