import { BackToExplore } from '#src/components/BackToExplore/BackToExplore.tsx'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { LazyLostDrawing } from '#src/ui/SkyMessage/LazyLostDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** The page for an address without a route. */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <SkyMessage
      drawing={LazyLostDrawing}
      title="Oops! You seem lost in the void. No black holes here, just a missing page."
      order={1}
    >
      <BackToExplore />
    </SkyMessage>
  )
}
