import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { bringIntoView } from '#src/lib/bringIntoView.ts'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './RetouchDialog.module.css'

interface Props {
  original: string
  preview: string | undefined
  isTrying: boolean
  /** Why there is no new preview; shown in its place. */
  failure: string | undefined
}

/** The current picture and beside it the preview. */
export function RetouchPictures({ original, preview, isTrying, failure }: Props) {
  return (
    <div className={classes.pictures}>
      <figure className={classes.figure}>
        <Picture src={original} alt="Original picture" />
        <figcaption>Original</figcaption>
      </figure>
      <figure className={classes.figure} aria-busy={isTrying}>
        <div className={classes.preview}>
          {preview !== undefined && <Picture src={preview} alt="Retouched picture" />}
          {preview === undefined && !isTrying && !failure && (
            <p className={classes.empty}>
              <IconWand aria-hidden size="2rem" stroke={1.4} />
              The retouched picture appears here.
            </p>
          )}
          <div className={classes.overlay} data-shown={isTrying || failure !== undefined || undefined}>
            <output className={classes.trying}>
              {isTrying && (
                <>
                  <Loader aria-hidden />
                  Retouching… You can close this and go on; it will be here when you are back.
                </>
              )}
            </output>
            {failure && !isTrying && (
              <p ref={bringIntoView} role="alert" className={classes.failure}>
                <IconAlertCircle aria-hidden size="1.25rem" stroke={1.7} />
                {failure}
              </p>
            )}
          </div>
        </div>
        <figcaption>Preview</figcaption>
      </figure>
    </div>
  )
}

function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <ImageWithFallback
      className={classes.picture}
      src={src}
      alt={alt}
      width={600}
      height={800}
      fallback={<img src={placeholder} alt="" width={600} height={800} />}
    />
  )
}
