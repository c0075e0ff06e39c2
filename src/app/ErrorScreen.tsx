import { BackToExplore } from '#src/components/BackToExplore/BackToExplore.tsx'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { PageMain } from '#src/ui/PageMain/PageMain.tsx'
import { CometDrawing } from '#src/ui/SkyMessage/CometDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** Replaces a page whose rendering failed. */
export function ErrorScreen({ onLeave }: { onLeave(): void }) {
  usePageTitle('An error occurred')
  return (
    <PageMain>
      <SkyMessage drawing={CometDrawing} title="Oops! An error occurred" order={1}>
        <BackToExplore onLeave={onLeave} />
      </SkyMessage>
    </PageMain>
  )
}
