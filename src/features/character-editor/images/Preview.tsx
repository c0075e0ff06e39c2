import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { Suspense, useState } from 'react'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './Preview.module.css'

const ImageViewer = lazyPart(() => import('#src/ui/ImageViewer/ImageViewer.tsx').then((module) => module.ImageViewer))

interface Props {
  name: string
  /** '' for none. */
  picture: string
  isRenewing: boolean
}

/** The large picture in the form, which opens larger still (B2.5-08), and a sign of the one that is being drawn. */
export function Preview({ name, picture, isRenewing }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useEverTrue(isOpen)
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
          onPointerEnter={ImageViewer.preload}
          onFocus={ImageViewer.preload}
          onClick={() => setIsOpen(true)}
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
      {wasOpen && (
        <Suspense>
          <ImageViewer src={picture} alt={alt} opened={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
