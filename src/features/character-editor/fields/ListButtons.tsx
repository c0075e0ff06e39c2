import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { isFirstClick } from '#src/lib/isFirstClick.ts'
import classes from './ListButtons.module.css'

interface Props {
  /** The name of the entry: 'Patient', 'alternative greeting 2'. */
  what: string
  index: number
  count: number
  isDisabled: boolean
  onMove(to: number): void
  onRemove(): void
}

/** Moves an entry of a list up or down, or removes it. A single entry cannot be moved. */
export function ListButtons({ what, index, count, isDisabled, onMove, onRemove }: Props) {
  return (
    <span className={classes.buttons}>
      {count > 1 && (
        <>
          <button
            type="button"
            className={classes.button}
            data-move="up"
            aria-label={`Move ${what} up`}
            title="Move up (Alt + ↑)"
            disabled={isDisabled || index === 0}
            onClick={(event) => isFirstClick(event) && onMove(index - 1)}
          >
            <IconChevronUp aria-hidden size="1.125rem" stroke={1.8} />
          </button>
          <button
            type="button"
            className={classes.button}
            data-move="down"
            aria-label={`Move ${what} down`}
            title="Move down (Alt + ↓)"
            disabled={isDisabled || index === count - 1}
            onClick={(event) => isFirstClick(event) && onMove(index + 1)}
          >
            <IconChevronDown aria-hidden size="1.125rem" stroke={1.8} />
          </button>
        </>
      )}
      <button
        type="button"
        className={classes.button}
        aria-label={`Remove ${what}`}
        title="Remove"
        disabled={isDisabled}
        onClick={(event) => isFirstClick(event) && onRemove()}
      >
        <IconX aria-hidden size="1.125rem" stroke={1.8} />
      </button>
    </span>
  )
}
