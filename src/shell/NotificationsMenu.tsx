import { Button, Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { type RefObject, useId } from 'react'
import { markFocus } from '#src/lib/markFocus.ts'
import { useOpenAfterMount } from '#src/lib/useOpenAfterMount.ts'
import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'
import { MenuAnchor } from '#src/ui/MenuAnchor/MenuAnchor.tsx'
import type { Notification } from './notification.ts'
import classes from './NotificationsMenu.module.css'

const Markdown = lazyPart(() => import('#src/ui/Markdown/Markdown.tsx').then((module) => module.Markdown))

interface Props {
  notifications: Notification[]
  button: RefObject<HTMLButtonElement | null>
  opened: boolean
  onChange(opened: boolean): void
  onMarkAll(read: boolean): void
}

export function NotificationsMenu({ notifications, button, opened, onChange, onMarkAll }: Props) {
  const isOpen = useOpenAfterMount(opened)
  const title = useId()
  return (
    <Popover
      id={button.current?.id}
      opened={isOpen}
      onChange={onChange}
      position="bottom-end"
      width="min(22rem, calc(100vw - 2rem))"
      transitionProps={{ duration: 0 }} // a transition shows it a frame later
      withinPortal={false}
      trapFocus
      returnFocus
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>
        <MenuAnchor element={button} />
      </Popover.Target>
      {/* By default it has the name of its button, which can be the account menu's. */}
      <Popover.Dropdown aria-labelledby={title} onFocus={markFocus}>
        <h2 id={title} className={classes.title}>
          Notifications
        </h2>
        {notifications.length === 0 ? (
          <p className={classes.empty}>You have no notifications.</p>
        ) : (
          <ul className={classes.list}>
            {notifications.map(({ id, message, read }) => (
              <li key={id} className={classes.one} data-unread={!read || undefined}>
                {!read && <span className="visually-hidden">Unread: </span>}
                <Markdown fallback={message}>{message}</Markdown>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.actions} data-empty={notifications.length === 0 || undefined}>
          <Button size="compact-sm" variant="subtle" className={classes.action} onClick={() => onMarkAll(true)}>
            Mark all as read
          </Button>
          <Button size="compact-sm" variant="subtle" className={classes.action} onClick={() => onMarkAll(false)}>
            Mark all as unread
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
