import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { CardNote } from './cardNotes.ts'
import type { ImportedCard } from './importedCard.ts'
import classes from './ImportDialog.module.css'

interface Props {
  fileName: string
  card: ImportedCard
  /** The card's icon, or the file if it is an image. */
  picture?: Blob | undefined
  /** The buttons. */
  children: ReactNode
}

/** The content of a card, and what of it does not fit. */
export function CardReview({ fileName, card: { version, values, notes }, picture, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  // The control that opened the review was unmounted.
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className={classes.review}>
      <div className={classes.card}>
        {picture && <FilePicture file={picture} />}
        <div className={classes.about}>
          <h3 ref={title} tabIndex={-1} className={classes.name} dir="auto">
            {values.name || 'A character without a name'}
          </h3>
          {values.description && (
            <p className={classes.lines} dir="auto">
              {values.description}
            </p>
          )}
          <p className={classes.facts}>{factsOf(values)}</p>
          <p className={classes.facts}>
            {fileName}, version {version}
          </p>
        </div>
      </div>
      <Notes heading="Too long for the form" notes={notes.filter(({ kind }) => kind === 'too long')} />
      <Notes heading="Adapted" notes={notes.filter(({ kind }) => kind === 'adapted')} />
      <Notes heading="Left out" notes={notes.filter(({ kind }) => kind === 'left out')} />
      {notes.length === 0 && <p>Everything in it fits.</p>}
      <p className={classes.facts}>This replaces what is in the form now.</p>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}

/** Renders nothing if the file is damaged. The object URL of the file is revoked when the picture unmounts. */
function FilePicture({ file }: { file: Blob }) {
  const [isDamaged, setDamaged] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  if (isDamaged) return null
  return <img ref={show} className={classes.picture} alt="" onError={() => setDamaged(true)} />
}

function Notes({ heading, notes }: { heading: string; notes: CardNote[] }) {
  if (notes.length === 0) return null
  return (
    <section>
      <h4 className={classes.heading}>{heading}</h4>
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
    </section>
  )
}

function factsOf({ personalities = [], greetings, tags = [] }: ImportedCard['values']): string {
  const count = (greetings?.main ? 1 : 0) + (greetings?.alternatives.length ?? 0)
  return [some(personalities.length, 'trait'), some(count, 'greeting'), some(tags.length, 'tag')].join(', ')
}

const some = (count: number, what: string) => `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`
