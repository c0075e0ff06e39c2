import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './CharacterForm.module.css'

/** The placeholder of the form while the character is loading (B4.2-01). */
export function FormSkeleton() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading character...</output>
      <div className={classes.body} aria-hidden>
        <div className={classes.head}>
          <Skeleton height={36} width="min(18rem, 70%)" />
        </div>
        <div className={classes.columns}>
          <div className={classes.fields}>
            {[78, 114, 94, 180, 94].map((height, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- five places that never change
              <Skeleton key={index} height={height} />
            ))}
          </div>
          <div className={classes.aside}>
            <Skeleton className={classes.skeletonPicture} height="auto" />
            <Skeleton height={72} />
          </div>
        </div>
      </div>
    </div>
  )
}
