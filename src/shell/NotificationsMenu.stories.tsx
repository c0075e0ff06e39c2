import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, User } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import type { Notification } from './notification.ts'
import { NotificationsButton } from './NotificationsButton.tsx'

/** A bell with notifications: no server sends any yet. */
function Bell({ given }: { given: Notification[] }) {
  const [notifications, setNotifications] = useState(given)
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 10, minHeight: 420, alignItems: 'start' }}>
      <NotificationsButton
        notifications={notifications}
        onMarkAll={(read) => setNotifications(notifications.map((one) => ({ ...one, read })))}
      />
    </div>
  )
}

const GIVEN: Notification[] = [
  {
    id: 'n1',
    message: '**Mirelle of the Tides** was liked 100 times. [See her](https://example.com/mirelle)',
    read: false,
  },
  {
    id: 'n2',
    message: 'Old news<script>window.notified = true</script> and a [trap](javascript:alert(1))',
    read: true,
  },
]

const meta = preview.meta({ component: Bell, args: { given: GIVEN } })

const open = async (canvas: Canvas, user: User) => {
  await user.click(canvas.getByRole('button', { name: /^Notifications/ }))
  return within(await canvas.findByRole('dialog'))
}

export const InTheTopBar = meta.story({
  tags: ['phone', 'A2.3-13', 'A2.3-26', 'A2.3-27', 'A2.3-28', 'A2.3-30', 'A7-28', 'AMB-56', 'NS-04'],
  parameters: { world: { path: '/nope', viewer: 'mira' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await within(await canvas.findByRole('banner')).findByRole('button', { name: 'Notifications' }),
    )
    const menu = within(await canvas.findByRole('dialog', { name: 'Notifications' }))
    await expect(menu.getByText('You have no notifications.')).toBeVisible()
    await userEvent.click(menu.getByRole('button', { name: 'Mark all as read' }))
    await userEvent.click(menu.getByRole('button', { name: 'Mark all as unread' }))
    await expect(menu.getByText('You have no notifications.')).toBeVisible()
    // There is nothing to mark: the buttons have a quiet colour.
    await expect(menu.getByRole('button', { name: 'Mark all as read' })).toHaveStyle({ color: 'rgb(179, 171, 201)' })
    const calls = storyWorld(canvasElement)
      .server.log.calls()
      .map(({ operation }) => operation)
    await expect(new Set(calls)).toEqual(new Set(['readMe', 'readRandomImage']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus())
    // Escape while the button has the focus, as right after the click.
    const button = canvas.getByRole('button', { name: 'Notifications' })
    await userEvent.click(button)
    const again = await canvas.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(again).toContainElement(document.activeElement as HTMLElement))
    button.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(await canvas.findByText('You have no notifications.')).toBeVisible()
  },
})

export const WithNews = meta.story({
  tags: ['phone', 'A2.3-29', 'A3-17', 'AMB-56'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    const menu = await open(canvas, userEvent)
    const strong = await menu.findByText('Mirelle of the Tides')
    await expect(strong.tagName).toBe('STRONG')
    await expect(menu.getByRole('link', { name: 'See her' })).toHaveAttribute('href', 'https://example.com/mirelle')
    await expect(document.querySelector('[role="dialog"] script')).toBeNull()
    await expect('notified' in window).toBe(false)
    await expect(menu.getByText('trap')).not.toHaveAttribute('href', expect.stringContaining('javascript'))
    await expect(menu.getAllByRole('listitem').map((item) => item.textContent?.startsWith('Unread'))).toEqual([
      true,
      false,
    ])
  },
})

export const MarkedAsUnread = meta.story({
  name: 'Marked as read, then as unread',
  tags: ['A2.3-27', 'A2.3-28'],
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas, userEvent)
    await userEvent.click(menu.getByRole('button', { name: 'Mark all as read' }))
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expect(menu.queryByText('Unread:')).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Mark all as unread' }))
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    await expect(menu.getAllByText('Unread:')).toHaveLength(2)
  },
})
