import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import classes from './MessageLog.module.css'

interface Props {
  /** How many messages have come since the reader left the end. */
  unseen: number
  onGo(): void
}

/** The way back to the end of the log; it says when something has been added there. */
export function ToTheEnd({ unseen, onGo }: Props) {
  return (
    <div className={classes.toTheEnd}>
      <button
        type="button"
        className={classes.go}
        data-new={unseen > 0 || undefined}
        aria-label={unseen > 0 ? undefined : 'Latest messages'}
        onClick={onGo}
      >
        <IconArrowDown aria-hidden size="1.125rem" stroke={1.9} />
        {unseen > 0 && 'New messages'}
      </button>
    </div>
  )
}
