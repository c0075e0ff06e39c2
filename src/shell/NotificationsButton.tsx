import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { Suspense, useId, useRef, useState } from 'react'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { NO_NOTIFICATIONS, type Notification } from './notification.ts'
import classes from './TopBar.module.css'

const NotificationsMenu = lazyPart(() => import('./NotificationsMenu.tsx').then((module) => module.NotificationsMenu))

interface Props {
  notifications?: Notification[]
  /** Marks every one of them as read or as unread. */
  onMarkAll?(read: boolean): void
}

const ignore = () => undefined

export function NotificationsButton({ notifications = NO_NOTIFICATIONS, onMarkAll = ignore }: Props) {
  const [opened, setOpened] = useState(false)
  const wasOpened = useEverTrue(opened)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const unread = notifications.filter(({ read }) => !read).length
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.bell}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={NotificationsMenu.preload}
        onFocus={NotificationsMenu.preload}
        onClick={() => setOpened(!opened)}
      >
        <IconBell size={22} />
        {unread > 0 && <span className={classes.unread} />}
      </button>
      {wasOpened && (
        <Suspense>
          <NotificationsMenu
            notifications={notifications}
            button={button}
            opened={opened}
            onChange={setOpened}
            onMarkAll={onMarkAll}
          />
        </Suspense>
      )}
    </>
  )
}
