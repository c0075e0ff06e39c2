import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import { type DragEvent, useRef, useState } from 'react'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import classes from './ImportDialog.module.css'

interface Props {
  isBusy: boolean
  onFile(file: File): void
}

/** Accepts one file, chosen with the button or dropped. The content decides its type, not its name. */
export function DropArea({ isBusy, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const onDragOver = (event: DragEvent) => {
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault()
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
  }

  return (
    // The button inside offers the same to keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <IconId aria-hidden size="2.5rem" stroke={1.3} />
      <p>
        Drop a character card here: a PNG or APNG picture with a card in it, a JSON file or a CHARX file, of version 1,
        2 or 3.
      </p>
      <BusyButton onClick={() => input.current?.click()} isBusy={isBusy} data-autofocus>
        Choose a file
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Character card"
        accept=".png,.apng,.json,.charx,.jpg,.jpeg,image/png,image/jpeg,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows the same file to be chosen again after it was corrected.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
