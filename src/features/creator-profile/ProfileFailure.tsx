import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#src/api/ApiError.ts'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** In the page's place: there is no such user (AMB-15), or the call failed. */
export function ProfileFailure({ error, onTryAgain }: { error: Error; onTryAgain(): void }) {
  const isNobody = error instanceof ApiError && error.status === 404
  return (
    <div role="alert">
      <SkyMessage
        drawing={isNobody ? 'orbit' : 'comet'}
        order={1}
        title={isNobody ? 'There is no creator at this address.' : 'Unable to load this profile.'}
        text={isNobody || !(error instanceof ApiError) ? undefined : error.words}
      >
        {!isNobody && <Button onClick={onTryAgain}>Try again</Button>}
        <Button component={Link} to="/explore" variant={isNobody ? 'filled' : 'default'}>
          Back to Explore
        </Button>
      </SkyMessage>
    </div>
  )
}
