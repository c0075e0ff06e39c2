import { ApiError, isNotFound } from '#src/api/ApiError.ts'
import { BackToExplore } from '#src/components/BackToExplore/BackToExplore.tsx'
import { LazyLostDrawing } from '#src/ui/SkyMessage/LazyLostDrawing.tsx'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** Replaces the page: there is no such user (AMB-15), or the request failed. */
export function ProfileFailure({ error, onTryAgain }: { error: Error; onTryAgain(): void }) {
  if (isNotFound(error)) {
    return (
      <div role="alert">
        <SkyMessage drawing={LazyLostDrawing} order={1} title="There is no creator at this address.">
          <BackToExplore />
        </SkyMessage>
      </div>
    )
  }
  return (
    <ReadFailure
      order={1}
      title="Unable to load this profile."
      text={error instanceof ApiError ? error.words : undefined}
      onTryAgain={onTryAgain}
    >
      <BackToExplore />
    </ReadFailure>
  )
}
