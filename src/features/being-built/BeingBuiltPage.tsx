import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** An honest stand-in for a screen that does not exist yet. */
export function BeingBuiltPage({ what }: { what: string }) {
  usePageTitle(what)
  return (
    <SkyMessage
      drawing="orbit"
      title={`${what}: being built`}
      order={1}
      text="This screen is not here yet. Everything else works."
    >
      <Button component={Link} to="/explore" variant="default">
        Back to Explore
      </Button>
    </SkyMessage>
  )
}
