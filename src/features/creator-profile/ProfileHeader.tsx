import type { PublicProfile } from '#src/api/shapes/characterShapes.ts'
import { ShareMenu } from '#src/components/ShareMenu/ShareMenu.tsx'
import { UserAvatar } from '#src/components/UserAvatar/UserAvatar.tsx'
import classes from './ProfileHeader.module.css'

const AVATAR_PX = 128

/** The creator's avatar and name, and a menu with three ways to share the page. */
export function ProfileHeader({ profile: { id, username, profilePictureUrl } }: { profile: PublicProfile }) {
  return (
    <header className={classes.header}>
      <span className={classes.avatar}>
        <UserAvatar src={profilePictureUrl} alt="" size={AVATAR_PX} />
      </span>
      <h1 className={classes.name}>
        <bdi>{username}</bdi>
      </h1>
      <div className={classes.share}>
        <ShareMenu path={`/users/${encodeURIComponent(id)}`} title={username} />
      </div>
    </header>
  )
}

/** Made of the header's own boxes, so that nothing moves when the header replaces it. */
export function ProfileHeaderSkeleton() {
  return (
    <div className={classes.header} aria-hidden data-skeleton>
      <span className={classes.avatar}>
        <span className={classes.noAvatar} />
      </span>
      <span className={classes.name}>
        <span className={classes.noName} />
      </span>
      <span className={`${classes.share} ${classes.noShare}`} />
    </div>
  )
}
