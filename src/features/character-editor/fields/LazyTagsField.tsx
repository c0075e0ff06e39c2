import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useInViewport } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { usePreload } from '#src/lib/usePreload.ts'
import { QuietLoad } from '#src/ui/QuietLoad/QuietLoad.tsx'
import { useSelected } from '../Editor.tsx'
import classes from './Section.module.css'

const TagsField = lazyPart(() => import('./TagsField.tsx').then((module) => module.TagsField))

/** Long before anybody gets to the last field, and after the first can be typed in. */
const LOAD_AFTER_MS = 1_000

/**
 * The last and heaviest field of the form: a combobox brings a third of the form's code. It is loaded once the focus
 * is there or its place is in view, and at once where there are tags to be shown.
 */
export function LazyTagsField() {
  const { ref, inViewport } = useInViewport()
  const [isWanted, setIsWanted] = useState(false)
  const [trigger] = useState(() => ({ preload: () => setIsWanted(true) }))
  usePreload(trigger, LOAD_AFTER_MS)
  const hasTags = useSelected(({ tags }) => tags.length > 0)
  const isHere = useEverTrue(isWanted || inViewport || hasTags)

  const place = (
    <section ref={ref} className={classes.section} aria-busy="true">
      <h2 className={classes.title}>Tags</h2>
      <p className={classes.hint}>They help people find this character.</p>
      <Skeleton height={46} />
    </section>
  )
  if (!isHere) return place
  return (
    <QuietLoad fallback={place}>
      <Suspense fallback={place}>
        <TagsField />
      </Suspense>
    </QuietLoad>
  )
}
