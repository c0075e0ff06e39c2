import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Suspense, useRef, useState } from 'react'
import { reframeMutation } from '#src/api/characterImages.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { MenuButton } from '#src/ui/ActionMenu/MenuButton.tsx'
import { FailureText } from './FailureText.tsx'
import { ImageMenuContext } from './ImageMenuContext.ts'
import { Preview } from './Preview.tsx'
import { useImageChanges } from './useImageChanges.ts'
import classes from './ImageTools.module.css'

const ImageMenu = lazyPart(() => import('./ImageMenu.tsx').then((module) => module.ImageMenu))
const ImageManager = lazyPart(() => import('./ImageManager.tsx').then((module) => module.ImageManager))
const RetouchDialog = lazyPart(() => import('./RetouchDialog.tsx').then((module) => module.RetouchDialog))
const CropWindow = lazyPart(() => import('./CropWindow.tsx').then((module) => module.CropWindow))

interface Props {
  /** Undefined for a character that is not created yet: the menu opens, and says when its tools can be used. */
  characterId: string | undefined
  name: string
  /** The address of the large picture; '' for none. */
  picture: string
  /** The form is being created, saved or augmented (B2.4-18 … B2.4-20). */
  isDisabled?: boolean
}

/**
 * The large picture of the form and what can be done with it. What the tools change is written into the cache
 * (`characterQuery`), so `picture` is best taken from there.
 */
export function ImageTools({ characterId = '', name, picture, isDisabled = false }: Props) {
  const showToast = useSetAtom(showToastAtom)
  const changes = useImageChanges(characterId)
  const reframing = useMutation(reframeMutation(characterId))
  const [opened, setOpened] = useState<'manage' | 'retouch'>()
  const [isCropping, setIsCropping] = useState(false)
  const wasManaged = useEverTrue(opened === 'manage')
  const wasRetouched = useEverTrue(opened === 'retouch')
  const tools = useRef<HTMLDivElement>(null)
  const isRenewing = changes.running === 'renew'

  const { latest } = changes
  const failedRenewal = latest?.kind === 'renew' && latest.status === 'error' ? latest : undefined // B8.4-05

  const choose = (tool: string) => {
    if (tool === 'renew') changes.renew('menu')
    else if (tool === 'reframe') setIsCropping(true)
    else setOpened(tool === 'manage' ? 'manage' : 'retouch')
  }
  const endCropping = () => {
    setIsCropping(false)
    // The button that was pressed goes with the window.
    tools.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
  }
  const reframe = (offset: number) =>
    reframing.mutate(offset, {
      onSuccess: () => showToast({ message: 'The small picture shows the new frame.', style: 'success' }),
      onError: (error) => showToast({ message: saidOr(error, 'Failed reframing the character.'), style: 'error' }), // B8.1-26
      onSettled: endCropping, // B4.5-05
    })

  const preview = <Preview name={name} picture={picture} isRenewing={isRenewing} />
  return (
    <div ref={tools} className={classes.tools}>
      {isCropping ? (
        <Suspense fallback={preview}>
          <CropWindow picture={picture} isBusy={reframing.isPending} onConfirm={reframe} onCancel={endCropping} />
        </Suspense>
      ) : (
        preview
      )}
      {/* Also that of a renewal whose manager was closed meanwhile. */}
      {opened !== 'manage' && failedRenewal && (
        <FailureText text="Failed to renew image." error={failedRenewal.error} />
      )}
      <ImageMenuContext
        value={{
          isRenewing,
          isBusy: changes.running !== undefined,
          isDisabled: isDisabled || characterId === '' || isCropping,
          hint: characterId === '' ? 'Once the character is created' : undefined,
        }}
      >
        <MenuButton className={classes.actions} menu={ImageMenu} onChoose={choose}>
          Actions
          <IconChevronDown aria-hidden size="1rem" stroke={1.9} />
        </MenuButton>
      </ImageMenuContext>
      <Suspense>
        {wasManaged && (
          <ImageManager characterId={characterId} opened={opened === 'manage'} onClose={() => setOpened(undefined)} />
        )}
        {wasRetouched && (
          <RetouchDialog
            characterId={characterId}
            picture={picture}
            opened={opened === 'retouch'}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
