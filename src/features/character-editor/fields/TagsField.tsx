import { useInViewport } from '@mantine/hooks'
import { useId, useState } from 'react'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { usePreload } from '#src/code/usePreload.ts'
import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'
import fieldClasses from '#src/ui/TextField/TextField.module.css'
import { useSelected } from '../Editor.tsx'
import { AugmentButton } from './AugmentButton.tsx'
import classes from './Section.module.css'

const TagsInput = lazyPart(() => import('./TagsInput.tsx').then((module) => module.TagsInput))

/**
 * Short enough for users who go straight to the last field, long enough for the first field to become usable before.
 */
const LOAD_AFTER_MS = 1_000

/**
 * The tags by which users find the character (B5.4). The last and largest field of the form: the combobox is a third of
 * the form's code. It is lazy-loaded on the first input on the page, after a second, or in view; at once if there are
 * tags.
 */
export function TagsField() {
  const { ref, inViewport } = useInViewport()
  const [isWanted, setIsWanted] = useState(false)
  const [trigger] = useState(() => ({ preload: () => setIsWanted(true) }))
  usePreload(trigger, LOAD_AFTER_MS)
  const hasTags = useSelected(({ tags, unfinishedTag }) => tags.length > 0 || unfinishedTag !== undefined)
  const isHere = useEverTrue(isWanted || inViewport || hasTags)
  const id = useId()
  const titleId = `${id}-title`
  const hintId = `${id}-hint`

  const place = (
    <div aria-busy="true" className={classes.placeOfTags}>
      <div className={fieldClasses.input} />
    </div>
  )
  const missing = (
    <output className={classes.missing}>
      The field for tags could not be loaded. The rest of the form is not affected.
    </output>
  )
  return (
    <section ref={ref} className={classes.section}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          Tags
        </h2>
        <AugmentButton path="tags" what="tags" />
      </div>
      <p id={hintId} className={classes.hint}>
        They help people find this character. Enter or a comma adds one.
      </p>
      {isHere ? <TagsInput fallback={place} missing={missing} titleId={titleId} hintId={hintId} /> : place}
    </section>
  )
}
