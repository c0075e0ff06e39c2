import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { GreetingChoice } from '../conversation/chatMessage.ts'
import classes from './GreetingSteps.module.css'

/** The index of the offered greeting and buttons to the others; the first follows the last. */
export function GreetingSteps({ index, count, onChoose }: GreetingChoice) {
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
      <span translate="no" className={classes.place}>
        {`${index + 1}/${count}`}
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
