import { Button } from '@mantine/core'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import { useState } from 'react'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import classes from './ImportCard.module.css'

const ImportDialog = lazyDialog(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog))

interface Props {
  /** Called when the user puts the reviewed card into the form. */
  onImport(values: Partial<CharacterFormValues>): void
  isDisabled?: boolean
  /** The form contains the last imported card, possibly edited since. @default true */
  isImported?: boolean
}

/** Imports a character from a card of another program, or from a card that was downloaded here. */
export function ImportCard({ onImport, isDisabled = false, isImported = true }: Props) {
  const dialog = useLazyDialog(ImportDialog)
  const [notes, setNotes] = useState(0)
  return (
    <div className={classes.import}>
      <Button
        {...dialog.opener}
        variant="default"
        disabled={isDisabled}
        leftSection={<IconFileImport aria-hidden size={20} stroke={1.7} />}
      >
        Import card
      </Button>
      {isImported && notes > 0 && (
        <button type="button" className={classes.notes} onClick={dialog.open}>
          What did not fit ({notes})
        </button>
      )}
      <ImportDialog
        {...dialog.dialog}
        onImport={({ values, notes: list }) => {
          setNotes(list.length)
          onImport(values)
          dialog.close()
        }}
      />
    </div>
  )
}
