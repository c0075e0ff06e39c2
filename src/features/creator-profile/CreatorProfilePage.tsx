import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { publicUserQuery } from '#src/api/calls/users.ts'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { personAtom } from '#src/session/person.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { ProfileHeader, ProfileHeaderSkeleton } from './ProfileHeader.tsx'
import { profileVisit } from './profileVisit.ts'
import { PublicCharacters } from './PublicCharacters.tsx'
import classes from './CreatorProfilePage.module.css'
import { ApiError, isNotFound } from '#src/api/calls/ApiError.ts'
import { BackToExplore } from '#src/components/BackToExplore/BackToExplore.tsx'
import { LazyLostDrawing } from '#src/ui/SkyMessage/LazyLostDrawing.tsx'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

interface Props {
  userId: string
  /** Identifies the history entry. */
  entry: string
}

/** A creator and their public characters (A2.8). */
export function CreatorProfilePage({ userId, entry }: Props) {
  const { sessionStorage } = useAtomValue(worldAtom)
  const { id: owner } = useAtomValue(personAtom)
  const [visit] = useState(() => profileVisit(sessionStorage, owner, entry))
  // The route loader has already sent this request; if it failed, mounting the page does not repeat it.
  const { data: profile, error, refetch } = useQuery({ ...publicUserQuery(userId), retryOnMount: false })
  usePageTitle(profile?.username)

  if (!profile && error) return <ProfileFailure error={error} onTryAgain={() => void refetch()} />
  return (
    <div className={classes.page}>
      {profile ? <ProfileHeader profile={profile} /> : <ProfileHeaderSkeleton />}
      <PublicCharacters username={profile?.username} visit={visit} entry={entry} />
    </div>
  )
}

/** Replaces the page: there is no such user, or the request failed. */
function ProfileFailure({ error, onTryAgain }: { error: Error; onTryAgain(): void }) {
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
