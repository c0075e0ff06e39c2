import shimmer from '#src/ui/Shimmer/Shimmer.module.css'
import classes from './CharacterCard.module.css'
import skeleton from './CharacterCardSkeleton.module.css'

interface Props {
  variant?: 'overlay' | 'row' | 'compact'
  withCreator?: boolean
}

/** The skeleton of a card, made of the card's own boxes, so that nothing moves when the card renders. */
export function CharacterCardSkeleton({ variant = 'overlay', withCreator = true }: Props) {
  return (
    <div className={`${classes.card} ${classes[variant] ?? ''}`} data-skeleton aria-hidden>
      <div className={classes.stage}>
        <div className={`${classes.open} ${skeleton.picture} ${shimmer.shimmer}`} />
      </div>
      <div className={classes.body}>
        {withCreator && <Bar width="45%" />}
        <div className={classes.description}>
          <Bar width="94%" />
          <Bar width="80%" />
          {variant === 'row' && <Bar width="60%" />}
        </div>
        <Bar width="72%" />
      </div>
    </div>
  )
}

/** As high as a line of a card's text. */
function Bar({ width }: { width: string }) {
  return <span className={skeleton.bar} style={{ width }} />
}
