import { UserAvatar } from '#src/components/UserAvatar/UserAvatar.tsx'
import type { Profile } from '#src/api/session.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import classes from './TopBar.module.css'

const AccountMenu = lazyDialog(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))

/** Avatar and name of the signed-in user; the menu's code loads with the first hover or focus. */
export function AccountButton({ user }: { user: Profile }) {
  const { opener, popup } = useLazyMenu(AccountMenu)
  return (
    <>
      <button {...opener} type="button" className={classes.person} aria-label={`Account menu of ${user.username}`}>
        <UserAvatar src={user.profilePictureUrl} alt="" size={36} />
        <span className={classes.name}>{user.username}</span>
      </button>
      <AccountMenu {...popup} user={user} />
    </>
  )
}
