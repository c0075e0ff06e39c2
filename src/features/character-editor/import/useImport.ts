import { useRef, useState } from 'react'
import { CardError } from './CardError.ts'
import type { ImportedCard } from './importedCard.ts'
import { readCard } from './readCard.ts'

export type ImportState =
  | { is: 'waiting' }
  | { is: 'reading'; fileName: string }
  | { is: 'failed'; fileName: string; text: string }
  | { is: 'read'; fileName: string; card: ImportedCard; picture?: Blob | undefined }

/** Reads one file at a time; choosing another file discards the result of the previous one. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ is: 'waiting' })
  const latest = useRef<File>(undefined)

  const read = async (file: File) => {
    latest.current = file
    const fileName = file.name
    setState({ is: 'reading', fileName })
    const next = await readCard(file).then(
      (card): ImportState => ({
        is: 'read',
        fileName,
        card,
        picture: card.picture ?? (file.type.startsWith('image/') ? file : undefined),
      }),
      (error: unknown): ImportState => ({ is: 'failed', fileName, text: wordsOf(error) }),
    )
    if (latest.current === file) setState(next)
  }
  const startAnew = () => {
    latest.current = undefined
    setState({ is: 'waiting' })
  }
  return { state, read, startAnew }
}

function wordsOf(error: unknown): string {
  if (error instanceof CardError) return error.message
  console.error('A card could not be read', error)
  return 'This file could not be read.'
}
