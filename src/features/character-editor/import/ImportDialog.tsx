import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { CardReview } from './CardReview.tsx'
import { DropArea } from './DropArea.tsx'
import type { ImportedCard } from './importedCard.ts'
import { useImport } from './useImport.ts'
import classes from './ImportDialog.module.css'

interface Props {
  opened: boolean
  onClose(): void
  onImport(card: ImportedCard): void
}

/** Reads a file, shows its content, and fills the form only after a confirmation. Invalid files change nothing. */
export function ImportDialog({ opened, onClose, onImport }: Props) {
  const { state, read, startAnew } = useImport()
  return (
    <Dialog opened={opened} onClose={onClose} title="Import card" size="xl">
      {state.is === 'read' ? (
        <CardReview fileName={state.fileName} card={state.card} picture={state.picture}>
          <Button variant="default" onClick={startAnew}>
            Choose another file
          </Button>
          <Button color="yellow.4" className={classes.fill} onClick={() => onImport(state.card)} data-autofocus>
            Fill in the form
          </Button>
        </CardReview>
      ) : (
        <div className={classes.choosing}>
          {state.is === 'failed' && <ErrorBanner message={`${state.fileName}\n${state.text}`} />}
          <DropArea isBusy={state.is === 'reading'} onFile={(file) => void read(file)} />
          <output className={classes.status}>
            {state.is === 'reading' && (
              <>
                <Loader size={18} aria-hidden />
                Reading {state.fileName}...
              </>
            )}
          </output>
        </div>
      )}
    </Dialog>
  )
}
