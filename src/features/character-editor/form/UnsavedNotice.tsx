import { Button } from '@mantine/core'
import { Banner } from '#src/ui/Banner/Banner.tsx'

interface Props {
  isOff: boolean
  onDiscard(): void
  onDismiss(): void
}

/** Tells that changes from before a reload or a sign-in were restored. */
export function UnsavedNotice({ isOff, onDiscard, onDismiss }: Props) {
  return (
    <Banner
      kind="notice"
      onDismiss={onDismiss}
      action={
        <Button variant="default" size="sm" onClick={onDiscard} disabled={isOff}>
          Discard changes
        </Button>
      }
    >
      <p>Your unsaved changes are back.</p>
    </Banner>
  )
}
