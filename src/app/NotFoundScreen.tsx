import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { LazyLostDrawing } from '#src/ui/SkyMessage/LazyLostDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** Any address that no route has (A2.1-19, A2.1-20). */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <SkyMessage
      drawing={LazyLostDrawing}
      title="Oops! You seem lost in the void. No black holes here, just a missing page."
      order={1}
    >
      <Button component={Link} to="/explore" color="yellow.4">
        Back to Explore
      </Button>
    </SkyMessage>
  )
}
