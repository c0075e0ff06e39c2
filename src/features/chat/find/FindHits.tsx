import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { type Ref, useImperativeHandle } from 'react'
import { type FindProps, useFind } from './useFind.ts'
import classes from './FindHits.module.css'

/** Goes to the next newer hit (1) or the next older one (-1). */
export type GoBy = (by: 1 | -1) => void

interface Props extends FindProps {
  opened: boolean
  onClose(): void
  /** For the field's keyboard shortcuts. */
  goByRef: Ref<GoBy>
}

/** The number of hits, the index of the current one, and buttons to the others. */
export function FindHits({ goByRef, ...find }: Props) {
  const { count, place, isReading, goBy } = useFind(find)
  useImperativeHandle(goByRef, () => goBy)
  const isEmpty = count === 0
  const isAsked = find.query.trim() !== ''
  return (
    <>
      <output className={classes.count} aria-busy={isAsked && isReading}>
        {isAsked && (isReading ? 'Searching...' : isEmpty ? 'No results' : `${place} of ${count}`)}
      </output>
      <button
        type="button"
        aria-label="Previous match"
        title="Previous match"
        disabled={isEmpty}
        onClick={() => goBy(-1)}
      >
        <IconChevronUp aria-hidden size="1.25rem" stroke={1.7} />
      </button>
      <button type="button" aria-label="Next match" title="Next match" disabled={isEmpty} onClick={() => goBy(1)}>
        <IconChevronDown aria-hidden size="1.25rem" stroke={1.7} />
      </button>
    </>
  )
}
