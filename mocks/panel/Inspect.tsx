import { useEffect, useRef, useState } from 'react'
import { kindAndId, labelAt } from '#mocks/edits/recordSchemas.ts'
import { recordName } from '#mocks/edits/records.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import { Button } from './Button.tsx'
import { type Place, placesOf, pointedAt } from './inspect.ts'
import type { SectionProps } from './sectionProps.ts'
import styles from './controls.module.css'

interface Props extends SectionProps {
  /** The records of the page. */
  shown: readonly string[]
  onPlace(place: Place): void
}

const MOST_LISTED = 8
/** The page does nothing of what these would do. */
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/** While it is pressed, a click on a text or a picture of the page opens the record and field that it came from. */
export function Inspect({ handle: { server }, act, shown, onPlace }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOn, setOn] = useState(false)
  const [places, setPlaces] = useState<Place[]>([])
  const nameOf = ({ key, field }: Place) => `${recordName(server.db, ...kindAndId(key))}: ${labelAt(field)}`

  function inspect(target: Element, at: MouseEvent | undefined): void {
    const found = placesOf(server.db, shown, pointedAt(target, at))
    setPlaces(found)
    const [first, second] = found
    const none = new Refusal('No record has this value: it may be a text of the app, or computed.')
    if (!first) return act('', () => Promise.reject(none))
    act(second ? `${found.length} values are the same.` : nameOf(first), () => onPlace(first))
  }

  useEffect(() => {
    if (!isOn) return undefined
    const panel = button.current!.closest('dialog')
    const onPress = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || panel?.contains(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // A press of a key has no place.
      if (event.type === 'click') inspect(event.target, event.detail > 0 ? event : undefined)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      setOn(false)
      button.current?.focus()
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const type of PRESSES) window.addEventListener(type, onPress, options)
    window.addEventListener('keydown', onKey, options)
    document.documentElement.toggleAttribute('data-mock-inspect', true)
    return () => {
      listening.abort()
      document.documentElement.toggleAttribute('data-mock-inspect', false)
    }
  })

  return (
    <>
      <div className={styles.row}>
        <Button
          ref={button}
          aria-pressed={isOn}
          onClick={() => {
            setOn(!isOn)
            setPlaces([])
          }}
        >
          Inspect
        </Button>
        <span className={styles.dim}>
          {isOn ? 'Click a text or a picture of the page. Escape ends it.' : 'Opens the record of a text or a picture.'}
        </span>
      </div>
      {places.length > 1 && (
        <ul className={styles.list} aria-label="Records with this value">
          {places.slice(0, MOST_LISTED).map((place) => (
            <li key={place.key + place.field}>
              <Button onClick={() => onPlace(place)}>{nameOf(place)}</Button>
            </li>
          ))}
          {places.length > MOST_LISTED && <li className={styles.dim}>{`and ${places.length - MOST_LISTED} more`}</li>}
        </ul>
      )}
    </>
  )
}
