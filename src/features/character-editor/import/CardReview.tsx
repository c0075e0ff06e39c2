import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportedCard } from './importedCard.ts'
import classes from './ImportDialog.module.css'

interface Props {
  fileName: string
  card: ImportedCard
  /** The way on. */
  children: ReactNode
}

/** What is in a card, and in plain words what of it does not fit. */
export function CardReview({ fileName, card: { version, values, notes }, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  // What was pressed to get here is gone.
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className={classes.review}>
      <h3 ref={title} tabIndex={-1} className={classes.name} dir="auto">
        {values.name || 'A character without a name'}
      </h3>
      <p className={classes.facts}>
        {fileName}, version {version}
      </p>
      <p className={classes.facts}>{factsOf(values)}</p>
      {notes.length > 0 ? (
        <>
          <h4 className={classes.heading}>What does not fit</h4>
          <ul className={classes.notes}>
            {notes.map(({ text, left }) => (
              <li key={text}>
                {text}
                {left && (
                  <ul>
                    {left.map((one, place) => (
                      // oxlint-disable-next-line react/no-array-index-key -- A list that never changes.
                      <li key={place} dir="auto">
                        {one}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Everything in it fits.</p>
      )}
      <p className={classes.facts}>This replaces what is in the form now.</p>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}

function factsOf({ personalities = [], greetings, tags = [] }: ImportedCard['values']): string {
  const count = (greetings?.main ? 1 : 0) + (greetings?.alternatives.length ?? 0)
  return [some(personalities.length, 'trait'), some(count, 'greeting'), some(tags.length, 'tag')].join(', ')
}

const some = (count: number, what: string) => `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`
