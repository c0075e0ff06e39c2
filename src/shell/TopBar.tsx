import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { BRAND } from '#src/product/brand.ts'
import { sessionAtom } from '#src/session/session.ts'
import { BrandMark } from './BrandMark.tsx'
import { NotificationsButton } from './NotificationsButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import classes from './TopBar.module.css'
import { UserAvatar } from '#src/components/UserAvatar/UserAvatar.tsx'
import type { Profile } from '#src/api/calls/session.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import { Button } from '@mantine/core'

export function TopBar() {
  return (
    <header className="frame-top">
      <Link className="frame-brand" to="/explore">
        <BrandMark className="frame-mark" />
        {BRAND}
      </Link>
      <span className="frame-beta">Beta</span>
      <SearchBox />
      <div className={classes.account}>
        <Account />
      </div>
    </header>
  )
}

/** While the session is being restored: the last known user, or a placeholder, so that no wrong state flashes. */
function Account() {
  const { isAuthenticated, isLoading, token, user } = useAtomValue(sessionAtom)
  if (user && (isAuthenticated || isLoading)) {
    return (
      <>
        <NotificationsButton />
        <AccountButton user={user} />
      </>
    )
  }
  if (isLoading && token) return <span className={classes.waiting} />
  return <SignInLinks />
}

const AccountMenu = lazyDialog(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))

/** Avatar and name of the signed-in user; the menu's code loads with the first hover or focus. */
function AccountButton({ user }: { user: Profile }) {
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

/** After signing in here, users return to /explore, whatever asked them to sign in. */
function SignInLinks() {
  const { afterSignIn } = useSessionControl()
  const navigate = useNavigate()
  const returnToExplore = () => afterSignIn.store(() => void navigate({ to: '/explore' }))
  return (
    <>
      <Button component={Link} to="/signin" variant="default" className={classes.signIn} onClick={returnToExplore}>
        Sign In
      </Button>
      <Button component={Link} to="/signup" className={classes.signIn} onClick={returnToExplore}>
        Sign Up
      </Button>
    </>
  )
}
