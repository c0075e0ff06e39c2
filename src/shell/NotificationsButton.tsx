import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import { NO_NOTIFICATIONS, type Notification } from './notification.ts'
import classes from './TopBar.module.css'

const NotificationsMenu = lazyDialog(() => import('./NotificationsMenu.tsx').then((module) => module.NotificationsMenu))

interface Props {
  notifications?: Notification[]
  /** Marks all as read or as unread. */
  onMarkAll?(read: boolean): void
}

const ignore = () => undefined

export function NotificationsButton({ notifications = NO_NOTIFICATIONS, onMarkAll = ignore }: Props) {
  const { opener, popup } = useLazyMenu(NotificationsMenu, 'dialog')
  const unread = notifications.filter(({ read }) => !read).length
  return (
    <>
      <button
        {...opener}
        type="button"
        className={classes.bell}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      >
        <IconBell size={22} />
        {unread > 0 && <span className={classes.unread} />}
      </button>
      <NotificationsMenu {...popup} notifications={notifications} onMarkAll={onMarkAll} />
    </>
  )
}
