import { Button } from '@mantine/core'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { PageMain } from '#src/ui/PageMain/PageMain.tsx'
import { CometDrawing } from '#src/ui/SkyMessage/CometDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

interface Props {
  /** The site cannot be reached. */
  isLineDown: boolean
  onTryAgain(): void
}

/** Reports that the code of this page failed to load, and the reason if it is known. */
export function MissingPageScreen({ isLineDown, onTryAgain }: Props) {
  const title = isLineDown ? 'The connection is lost' : 'This page could not be loaded'
  usePageTitle(title)
  return (
    <PageMain>
      <div role="alert">
        <SkyMessage
          drawing={CometDrawing}
          title={title}
          order={1}
          {...(isLineDown && { text: 'This page opens by itself when the connection is back.' })}
        >
          <Button color="yellow.4" onClick={onTryAgain}>
            Try again
          </Button>
        </SkyMessage>
      </div>
    </PageMain>
  )
}
