import { Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { SMALL_SCREEN_BELOW_PX } from '#src/product/breakpoints.ts'
import { POLICIES_URL } from '#src/product/links.ts'
import { pageAt } from '#src/product/pages.ts'
import type { Profile } from '#src/api/calls/session.ts'
import { Action, ActionMenu, type ActionMenuProps } from '#src/ui/ActionMenu/ActionMenu.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import { NO_NOTIFICATIONS } from './notification.ts'
import classes from './AccountMenu.module.css'

const NotificationsMenu = lazyDialog(() => import('./NotificationsMenu.tsx').then((module) => module.NotificationsMenu))
const ignore = () => undefined

/**
 * In a conversation on a phone the notifications button is hidden, so this menu opens the
 * notifications.
 */
export function AccountMenu({ user, ...menu }: ActionMenuProps & { user: Profile }) {
  const notifications = useLazyMenu(NotificationsMenu, 'dialog')
  const isConversation = useRouterState({
    select: ({ location }) => pageAt(location.pathname)?.frame === 'conversation',
  })
  const isSmall = useMediaQuery(`(width < ${SMALL_SCREEN_BELOW_PX}px)`, false, { getInitialValueInEffect: false })
  const { signOut } = useSessionControl()
  const router = useRouter()
  const navigate = useNavigate()

  const leave = () => {
    const { pathname } = router.state.location
    signOut()
    if (pageAt(pathname)?.isLeftOnSignOut) void navigate({ to: '/explore' })
  }

  return (
    <>
      <ActionMenu {...menu}>
        <Menu.Label className={classes.onPhones}>{user.username}</Menu.Label>
        {isSmall && isConversation && (
          <Action
            icon={<IconBell size={18} />}
            opens={NotificationsMenu}
            onClick={() => notifications.popup.onChange(true)}
          >
            Notifications
          </Action>
        )}
        {/* Opening the menu focuses an item. That is no intent to navigate, so nothing is preloaded. */}
        <Menu.Item component={Link} to="/my-characters" preload={false} leftSection={<IconUsers size={18} />}>
          My characters
        </Menu.Item>
        <Menu.Item component={Link} to="/chats" preload={false} leftSection={<IconMessages size={18} />}>
          Chats
        </Menu.Item>
        <Menu.Item
          renderRoot={(props) => <Link {...props} to="/users/$userId" params={{ userId: user.id }} preload={false} />}
          leftSection={<IconUserCircle size={18} />}
        >
          Public profile
        </Menu.Item>
        <Menu.Item
          component="a"
          href={POLICIES_URL}
          target="_blank"
          rel="noopener"
          leftSection={<IconFileText size={18} />}
          rightSection={<IconExternalLink size={14} />}
        >
          Policies
        </Menu.Item>
        <Menu.Item component={Link} to="/settings" preload={false} leftSection={<IconSettings size={18} />}>
          Settings
        </Menu.Item>
        <Menu.Divider />
        <Action icon={<IconLogout size={18} />} onClick={leave}>
          Sign Out
        </Action>
      </ActionMenu>
      <NotificationsMenu
        {...notifications.popup}
        button={menu.button}
        notifications={NO_NOTIFICATIONS}
        onMarkAll={ignore}
      />
    </>
  )
}
