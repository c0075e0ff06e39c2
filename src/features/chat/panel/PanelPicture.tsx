import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './CharacterPanel.module.css'

interface Props {
  name: string
  large: string
  /** The fallback if there is no large picture, or it does not load. */
  picture: string
}

/** The character's large picture. */
export function PanelPicture({ name, large, picture }: Props) {
  const drawing = <img src={placeholder} alt="" width={300} height={400} />
  return (
    <ImageWithFallback
      key={large}
      className={classes.picture}
      src={large}
      alt={`Picture of ${name}`}
      width={600}
      height={800}
      fallback={
        large === picture ? (
          drawing
        ) : (
          <ImageWithFallback
            className={classes.picture}
            src={picture}
            alt={`Picture of ${name}`}
            width={600}
            height={800}
            fallback={drawing}
          />
        )
      }
    />
  )
}
