import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { ApiError, isNotFound } from '#src/api/calls/ApiError.ts'
import { BackToExplore } from '#src/components/BackToExplore/BackToExplore.tsx'
import { CometDrawing } from '#src/ui/SkyMessage/CometDrawing.tsx'
import { LazyLostDrawing } from '#src/ui/SkyMessage/LazyLostDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

interface Props {
  /** Absent where the server has no such character. */
  error: Error | undefined
  onTryAgain: () => void
}

/** Replaces the conversation when its character cannot be shown. */
export function CharacterMissing({ error, onTryAgain }: Props) {
  const isFinal = !error || isNotFound(error)
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('main')?.focus({ preventScroll: true }) // the button goes away
    onTryAgain()
  }
  return (
    <SkyMessage
      drawing={isFinal ? LazyLostDrawing : CometDrawing}
      order={1}
      title="Character not found or an error occurred."
      text={error instanceof ApiError ? error.words : undefined}
    >
      {!isFinal && (
        <Button color="yellow.4" onClick={tryAgain}>
          Try again
        </Button>
      )}
      <BackToExplore />
    </SkyMessage>
  )
}
