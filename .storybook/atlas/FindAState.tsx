import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { FIELD_READY, type FieldReady, FIND_A_STATE } from '#storybook/findAState.ts'
import { SearchField } from '#storybook/SearchField.tsx'
import { askedFor } from './addresses.ts'
import { shownStates } from './shownStates.ts'
import { findStates, type Found, indexOf } from './findStates.ts'
import { LivePicture } from './LivePicture.tsx'
import { createPictureQueue } from './pictureQueue.ts'
import { StateCard } from './StateCard.tsx'
import styles from '#storybook/pages.module.css'

const SHOWN = 24
const EXAMPLES = ['couldn’t load more', 'deleteChat 500', 'offline', 'rtl', 'Oops', 'mira favourites']

/** The search page for states. */
export function FindAState() {
  const [query, setQuery] = useState(askedFor)
  const field = useRef<HTMLInputElement>(null)
  const entries = useMemo(() => indexOf(shownStates()), [])
  const asked = useDeferredValue(query)
  const found = useMemo(() => findStates(entries, asked), [entries, asked])
  useEffect(() => {
    const focus = () => field.current?.focus()
    focus()
    const detail: FieldReady['detail'] = (typed) => setQuery((now) => typed + now)
    window.parent.dispatchEvent(new CustomEvent(FIELD_READY, { detail }))
    window.addEventListener(FIND_A_STATE, focus)
    return () => window.removeEventListener(FIND_A_STATE, focus)
  }, [])
  // A story in a preview takes the focus; this restores it to the search field.
  const giveFocusBack = useCallback(() => {
    if (document.activeElement instanceof HTMLIFrameElement) field.current?.focus()
  }, [])
  return (
    <search className={styles.page}>
      <SearchField
        label="Words on the screen, an operation, a status, a screen, a viewer"
        ref={field}
        value={query}
        onChange={setQuery}
      />
      <output className={styles.count}>
        {asked.trim() === '' ? `${entries.length} states` : countText(found.length)}
      </output>
      {asked.trim() === '' && (
        <p className={styles.examples}>
          {EXAMPLES.map((example) => (
            <button key={example} type="button" onClick={() => setQuery(example)}>
              {example}
            </button>
          ))}
        </p>
      )}
      <Results key={asked} all={found} onPictureOver={giveFocusBack} />
    </search>
  )
}

/** The best results, and more on request; a new search starts with the best again. */
function Results({ all, onPictureOver }: { all: Found[]; onPictureOver(): void }) {
  const [queue] = useState(createPictureQueue)
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      <ol className={styles.results}>
        {all.slice(0, shown).map((one) => (
          <StateCard
            key={one.state.id}
            {...one}
            pictures={<LivePicture {...{ state: one.state, queue, onOver: onPictureOver }} />}
          />
        ))}
      </ol>
      {all.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + SHOWN)}>
          Show more
        </button>
      )}
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No state fits. Fewer words find more.'
  return count === 1 ? '1 state' : `${count} states`
}
