import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import { OrbitDrawing } from '#src/ui/SkyMessage/OrbitDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

export function NoChats() {
  return (
    <SkyMessage drawing={OrbitDrawing} title="No chats yet" text="Somebody out there is waiting to hear from you.">
      <Button component={Link} to="/explore" color="yellow.4">
        Explore characters
      </Button>
      <Button component={Link} to="/characters/create" variant="default">
        Create a character
      </Button>
    </SkyMessage>
  )
}

/** Replaces the list if a failed request leaves it without chats. */
export function ListFailure({ error, onTryAgain }: { error: Error | null; onTryAgain(): void }) {
  return (
    <ReadFailure
      title="Unable to load your chats."
      text={error instanceof ApiError ? error.words : undefined}
      onTryAgain={onTryAgain}
    />
  )
}
