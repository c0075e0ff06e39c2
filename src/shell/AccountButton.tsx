import { useId, useState, Suspense, useRef } from 'react'
import { UserAvatar } from '#src/components/UserAvatar/UserAvatar.tsx'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import type { Profile } from '#src/session/profile.ts'
import classes from './TopBar.module.css'

const AccountMenu = lazyPart(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))

/** Avatar and name of the person signed in; the menu's code comes with the first hover or focus. */
export function AccountButton({ user }: { user: Profile }) {
  const [opened, setOpened] = useState(false)
  const wasOpened = useEverTrue(opened)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.person}
        aria-label={`Account menu of ${user.username}`}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={AccountMenu.preload}
        onFocus={AccountMenu.preload}
        onClick={() => setOpened(!opened)}
      >
        <UserAvatar src={user.profilePictureUrl} alt="" size={36} />
        <span className={classes.name}>{user.username}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <AccountMenu user={user} button={button} opened={opened} onChange={setOpened} />
        </Suspense>
      )}
    </>
  )
}
