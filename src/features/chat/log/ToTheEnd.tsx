import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import classes from './MessageLog.module.css'

interface Props {
  /** How many messages were added since the user scrolled away from the end. */
  unseen: number
  onGo(): void
}

/** The button that scrolls to the end of the log; it shows whether messages were added there. */
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
