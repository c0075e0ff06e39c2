import { useRef, useState } from 'react'
import { toldIfCertain } from '#src/api/calls/unknownResults.ts'
import type { RetouchBody } from '#src/api/generated/calls.schemas.ts'
import { GUIDANCE_SCALE_DEFAULT } from '#src/product/limits.ts'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { AcceptChange, RejectChange } from './RetouchDecision.tsx'
import { RetouchForm } from './RetouchForm.tsx'
import { RetouchPictures } from './RetouchPictures.tsx'
import { useRetouch } from './useRetouch.ts'
import classes from './RetouchDialog.module.css'

interface Props {
  characterId: string
  /** The URL of the current large picture. */
  picture: string
  opened: boolean
  onClose(): void
}

const NO_WISH: RetouchBody = { prompt: '', guidanceScale: GUIDANCE_SCALE_DEFAULT }

/** Generates a variant of the current picture from a prompt, and shows both for the decision (B4.4). */
export function RetouchDialog({ characterId, picture, opened, onClose }: Props) {
  const { preview, isTrying, isAccepting, error, undecided, ...retouch } = useRetouch(characterId)
  // The state is outside the dialog's content, which is unmounted on closing, so the typed text is kept.
  const [wish, setWish] = useState(undecided ?? NO_WISH)
  const content = useRef<HTMLDivElement>(null)
  const isBusy = isTrying || isAccepting

  const accept = () =>
    retouch.accept(() => {
      setWish(NO_WISH)
      onClose()
    })
  const reject = () => {
    retouch.reject()
    // The pressed button is unmounted with the preview.
    content.current?.querySelector('textarea')?.focus()
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Smart Retouch"
      size="3xl"
      heightPercent={95}
      closeOnClickOutside={false}
    >
      <div ref={content} className={classes.retouch}>
        <RetouchPictures
          original={picture}
          preview={preview}
          isTrying={isTrying}
          failure={error ? toldIfCertain(error, 'Failed to retouch the character picture.') : undefined}
        />
        <RetouchForm
          wish={wish}
          onChange={setWish}
          applyLabel={preview === undefined ? 'Apply' : 'Apply again'}
          isBusy={isBusy}
          isTrying={isTrying}
          onApply={retouch.apply}
          before={preview !== undefined && <RejectChange isBusy={isBusy} onChoose={reject} />}
          after={preview !== undefined && <AcceptChange isBusy={isBusy} isAccepting={isAccepting} onChoose={accept} />}
        />
      </div>
    </Dialog>
  )
}
