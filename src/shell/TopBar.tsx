import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { BRAND } from '#src/product/brand.ts'
import { sessionAtom } from '#src/session/session.ts'
import { AccountButton } from './AccountButton.tsx'
import { BrandMark } from './BrandMark.tsx'
import { NotificationsButton } from './NotificationsButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SignInLinks } from './SignInLinks.tsx'
import classes from './TopBar.module.css'

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
