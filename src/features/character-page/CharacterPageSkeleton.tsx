import classes from './CharacterPageSkeleton.module.css'

export function NameSkeleton({ className = '' }: { className?: string | undefined }) {
  return (
    <div aria-hidden data-skeleton className={className}>
      <div className={`${classes.bar} ${classes.name}`} />
    </div>
  )
}

/** Has the dimensions of the header, so that nothing moves when the header replaces it. */
export function HeaderSkeleton() {
  return (
    <div aria-hidden data-skeleton>
      <div className={classes.creator}>
        <div className={`${classes.bar} ${classes.maker}`} />
      </div>
      <div className={classes.counts}>
        <div className={classes.bar} />
        <div className={classes.bar} />
        <div className={classes.bar} />
      </div>
      <div className={classes.actions}>
        <div className={classes.bar} />
        <div className={classes.bar} />
        <div className={classes.bar} />
      </div>
    </div>
  )
}

const LINES = [96, 100, 88, 93, 41]
const TRAITS = [0, 1, 2, 3]

export function TextSkeleton() {
  return (
    <div aria-hidden data-skeleton className={classes.text}>
      <div className={classes.lines}>
        {LINES.map((percent) => (
          <div key={percent} className={classes.bar} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <div className={`${classes.bar} ${classes.heading}`} />
      <div className={classes.traits}>
        {TRAITS.map((trait) => (
          <div key={trait} className={`${classes.bar} ${classes.trait}`} />
        ))}
      </div>
    </div>
  )
}
