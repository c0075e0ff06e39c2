import shimmer from '#src/ui/Shimmer/Shimmer.module.css'
import classes from './ChatRow.module.css'
import skeleton from './ChatRowSkeleton.module.css'

/** The placeholder of a loading row, made of the row's own boxes so that nothing moves afterwards. */
export function ChatRowSkeleton() {
  return (
    <li className={classes.row} data-skeleton aria-hidden>
      <div className={classes.open}>
        <span className={`${classes.picture} ${skeleton.picture} ${shimmer.shimmer}`} />
        <span className={classes.name}>
          <Bar width="9rem" />
        </span>
        <span className={classes.preview}>
          <Bar width="88%" />
        </span>
        <span className={classes.time}>
          <Bar width="7rem" />
        </span>
      </div>
    </li>
  )
}

/** As high as the line of text that it replaces. */
function Bar({ width }: { width: string }) {
  return (
    <span className={skeleton.line}>
      <span className={skeleton.bar} style={{ width }} />
    </span>
  )
}
