import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import type { CharacterDetails } from '#src/api/shapes/characterShapes.ts'
import { withReaderName } from '#src/product/macros.ts'
import { readerNameAtom } from '#src/session/session.ts'
import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'
import classes from './Greetings.module.css'

export const Markdown = lazyPart(() => import('#src/ui/Markdown/Markdown.tsx').then((module) => module.Markdown))

/** The character's first greeting, and the alternatives after a click on "Show more". */
export function Greetings({ greetings }: Pick<CharacterDetails, 'greetings'>) {
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()
  const reader = useAtomValue(readerNameAtom)
  const all = [greetings.main, ...greetings.alternatives]
    .filter((greeting) => greeting !== '')
    .map((greeting) => withReaderName(greeting, reader))
  if (all.length === 0) return null
  const hasMore = all.length > 1
  const shown = isExpanded ? all : all.slice(0, 1)

  return (
    <section className={classes.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={classes.heading}>
        Greetings
      </h2>
      <div id={`${id}-greetings`} className={classes.greetings}>
        {shown.map((greeting, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two greetings may be the same
          <div key={index} className={classes.greeting} dir="auto">
            <Markdown fallback={greeting} suspendsAround>
              {greeting}
            </Markdown>
          </div>
        ))}
      </div>
      {hasMore && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isExpanded}
          aria-controls={`${id}-greetings`}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show more'}
          <IconChevronDown aria-hidden size="1.125rem" stroke={1.8} />
        </button>
      )}
    </section>
  )
}
