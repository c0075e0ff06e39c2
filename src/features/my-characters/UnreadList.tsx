import { Button } from '@mantine/core'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** Stands in the place of a list that could not be read: it is empty (B8.2-03), and says that this is not all. */
export function UnreadList({ onTryAgain }: { onTryAgain(): void }) {
  return (
    <div role="alert">
      <SkyMessage drawing="comet" title="Your characters could not be loaded.">
        <Button onClick={onTryAgain}>Try again</Button>
      </SkyMessage>
    </div>
  )
}
