import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import classes from './GreetingChoice.module.css'

export interface GreetingChoiceProps {
  /** Which greeting is offered, from 0. */
  index: number
  count: number
  onChoose(index: number): void
}

/** Under the offered greeting: which one it is, and the way to the others; after the last comes the first. */
export function GreetingChoice({ index, count, onChoose }: GreetingChoiceProps) {
  return (
    <fieldset className={classes.choice} aria-label="Choose a greeting">
      <button
        type="button"
        className={classes.step}
        aria-label="Previous greeting"
        onClick={() => onChoose((index + count - 1) % count)}
      >
        <IconChevronLeft aria-hidden size="1.125rem" stroke={1.9} />
      </button>
      <span className={classes.place}>
        {index + 1}/{count}
      </span>
      <button
        type="button"
        className={classes.step}
        aria-label="Next greeting"
        onClick={() => onChoose((index + 1) % count)}
      >
        <IconChevronRight aria-hidden size="1.125rem" stroke={1.9} />
      </button>
    </fieldset>
  )
}
