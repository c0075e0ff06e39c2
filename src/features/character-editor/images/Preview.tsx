import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { useState } from 'react'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './Preview.module.css'

const ImageViewer = lazyDialog(() => import('#src/ui/ImageViewer/ImageViewer.tsx').then((module) => module.ImageViewer))

interface Props {
  name: string
  /** '' for none. */
  picture: string
  isRenewing: boolean
}

/** The large picture in the form, which opens larger still (B2.5-08), and a sign of the one that is being drawn. */
export function Preview({ name, picture, isRenewing }: Props) {
  const viewer = useLazyDialog(ImageViewer)
  const [loaded, setLoaded] = useState<string>()
  const alt = name.trim() === '' ? 'Picture of the character' : `Picture of ${name.trim()}`
  return (
    <div className={classes.preview}>
      <ImageWithFallback
        className={classes.picture}
        src={picture}
        alt={alt}
        width={600}
        height={800}
        fallback={<img src={placeholder} alt="" width={600} height={800} />}
        onSettled={(outcome) => setLoaded(outcome === 'loaded' ? picture : undefined)}
      />
      {loaded === picture && picture !== '' && (
        <button
          type="button"
          className={classes.enlarge}
          aria-label="Enlarge picture"
          title="Enlarge picture"
          {...viewer.opener}
        >
          <IconArrowsMaximize aria-hidden size="1.25rem" stroke={1.7} />
        </button>
      )}
      <output className={classes.status}>
        {isRenewing && (
          <span className={classes.renewing}>
            <Loader size={18} color="currentColor" aria-hidden />
            Renewing…
          </span>
        )}
      </output>
      <ImageViewer {...viewer.dialog} src={picture} alt={alt} />
    </div>
  )
}
