import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { LoadBoundary } from '#src/ui/LazyDialog/LoadBoundary.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import { Suspense } from 'react'
import { FailureText } from './FailureText.tsx'
import { LazyCropWindow, LazyImageManager, LazyRetouchDialog } from './lazyImageTools.ts'
import { Preview } from './Preview.tsx'
import { useImageChanges } from './useImageChanges.ts'
import { useReframe } from './useReframe.ts'
import classes from './ImageTools.module.css'

const ImageMenu = lazyDialog(() => import('./ImageMenu.tsx').then((module) => module.ImageMenu))

interface Props {
  /** Undefined for a character that is not created yet: the menu then tells when its tools become available. */
  characterId: string | undefined
  name: string
  /** The URL of the large picture; '' for none. */
  picture: string
  /** The form is being created, saved or augmented. */
  isDisabled?: boolean
}

/**
 * The large picture of the form and its tools. The tools write their changes into the cache (`characterQuery`), so pass
 * `picture` from there.
 */
export function ImageTools({ characterId = '', name, picture, isDisabled = false }: Props) {
  const changes = useImageChanges(characterId)
  const { latest, running } = changes
  const menu = useLazyMenu(ImageMenu)
  const manager = useLazyDialog(LazyImageManager)
  const retouch = useLazyDialog(LazyRetouchDialog)
  // The pressed element is unmounted, in the menu and in the crop window: the focus moves to the button.
  const focusButton = () => menu.opener.ref.current?.focus()
  const crop = useReframe(characterId, picture, focusButton)
  /** On closing, the dialog returns the focus to the element that had it on opening. */
  const opening = (open: () => void) => () => {
    focusButton()
    open()
  }

  const preview = <Preview name={name} picture={picture} isRenewing={running === 'renew'} />
  return (
    <div
      className={classes.tools}
      data-created={characterId !== '' || undefined}
      data-cropping={crop.isCropping || undefined}
    >
      {crop.isCropping ? (
        <LoadBoundary opened onClose={crop.cancel}>
          <Suspense fallback={preview}>
            <LazyCropWindow
              picture={picture}
              startOffset={crop.startOffset}
              isBusy={crop.isBusy}
              onConfirm={crop.confirm}
              onCancel={crop.cancel}
            />
          </Suspense>
        </LoadBoundary>
      ) : (
        preview
      )}
      {/* Also for a renewal whose manager was closed meanwhile. B8.4-05 */}
      {latest?.kind === 'renew' && latest.status === 'error' && !manager.opened && (
        <FailureText text="Failed to renew image." error={latest.error} />
      )}
      {characterId === '' && <p className={classes.note}>Your picture is made after creating.</p>}
      <div className={classes.menu}>
        <button {...menu.opener} className={classes.actions}>
          Actions
          <IconChevronDown aria-hidden size="1rem" stroke={1.9} />
        </button>
        <ImageMenu
          {...menu.popup}
          isRenewing={running === 'renew'}
          isBusy={running !== undefined}
          isDisabled={isDisabled || characterId === '' || crop.isCropping}
          hint={characterId === '' ? 'Once the character is created' : undefined}
          onManage={opening(manager.open)}
          onRetouch={opening(retouch.open)}
          onRenew={() => changes.renew('menu')}
          onReframe={crop.start}
        />
      </div>
      <LazyImageManager {...manager.dialog} characterId={characterId} />
      <LazyRetouchDialog {...retouch.dialog} characterId={characterId} picture={picture} />
    </div>
  )
}
