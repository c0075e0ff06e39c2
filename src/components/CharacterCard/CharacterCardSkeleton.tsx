import classes from './CharacterCard.module.css'
import skeleton from './CharacterCardSkeleton.module.css'

interface Props {
  variant?: 'overlay' | 'row'
  withCreator?: boolean
}

/** A card that has not arrived: made of the card's own boxes, so nothing moves when it does (A2.5-14). */
export function CharacterCardSkeleton({ variant = 'overlay', withCreator = true }: Props) {
  return (
    <div className={`${classes.card} ${classes[variant]}`} data-skeleton aria-hidden>
      <div className={classes.stage}>
        <div className={`${classes.open} ${skeleton.picture}`} />
      </div>
      <div className={classes.body}>
        {withCreator && <div className={`${classes.creator} ${skeleton.line} ${skeleton.short}`}>&nbsp;</div>}
        <div className={`${classes.description} ${skeleton.line} ${skeleton.lines}`} />
        <div className={`${skeleton.counters} ${skeleton.line} ${skeleton.medium}`} />
      </div>
    </div>
  )
}
