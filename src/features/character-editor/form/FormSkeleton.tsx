import shimmer from '#src/ui/Shimmer/Shimmer.module.css'
import classes from './CharacterForm.module.css'
import skeleton from './FormSkeleton.module.css'

/** The placeholder of the form while the character is loading. */
export function FormSkeleton() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading character...</output>
      <div className={classes.body} aria-hidden>
        <div className={classes.head}>
          <Bone className={skeleton.title} />
        </div>
        <div className={classes.columns}>
          <div className={classes.fields}>
            {[78, 114, 94, 180, 94].map((height, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- five places that never change
              <Bone key={index} height={height} />
            ))}
          </div>
          <div className={classes.aside}>
            <Bone className={skeleton.picture} />
            <Bone height={72} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Bone({ className = '', height }: { className?: string | undefined; height?: number }) {
  return <div className={`${skeleton.bone} ${className} ${shimmer.shimmer}`} style={{ height }} />
}
