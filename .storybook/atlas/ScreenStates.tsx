import { useMemo, useState } from 'react'
import { LivePicture } from './LivePicture.tsx'
import { createPictureQueue } from './pictureQueue.ts'
import { ScreenFacts } from './ScreenFacts.tsx'
import { type Screen, statesOf } from './screens.ts'
import { shownStates } from './shownStates.ts'
import { StateCard } from './StateCard.tsx'
import styles from '#storybook/pages.module.css'

const PHONE_PX = 390
const stay = () => undefined

/** Every state of a screen, by group, each with a live preview at its own width and at a phone's width. */
export function ScreenStates({ screen }: { screen: Screen }) {
  const [queue] = useState(createPictureQueue)
  const [groups] = useState(() => statesOf(screen, shownStates()))
  const all = useMemo(() => groups.flatMap(([, states]) => states), [groups])
  return (
    <div className={styles.page}>
      <h1>{screen}</h1>
      <ScreenFacts states={all} />
      {groups.map(([group, states]) => (
        <section key={group}>
          <h2>
            {group} ({states.length})
          </h2>
          <ol className={styles.results}>
            {states.map((state) => (
              <StateCard
                key={state.id}
                state={state}
                pictures={
                  <span className={styles.pictures}>
                    <LivePicture {...{ state, queue, onOver: stay }} />
                    {state.width > PHONE_PX && (
                      <LivePicture {...{ state: { ...state, width: PHONE_PX }, queue, onOver: stay }} />
                    )}
                  </span>
                }
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
