import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './Introduction.module.css'

export type Introduced = Pick<CharacterSummary, 'name' | 'description' | 'picture'>

/**
 * The character, large, above the greeting while the conversation is empty. Hidden from assistive technology because
 * the header contains the same.
 */
export function Introduction({ name, description, picture }: Introduced) {
  return (
    <div className={classes.room} aria-hidden data-introduction>
      <div className={classes.introduction}>
        <ImageWithFallback
          className={classes.picture}
          src={picture}
          alt=""
          width={144}
          height={144}
          fallback={<img src={placeholder} alt="" width={144} height={144} />}
        />
        <p className={classes.name} dir="auto">
          {name}
        </p>
        {description && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
