import { expect, waitFor, within } from 'storybook/test'
import { userId } from '#mocks/fixtures/ids.ts'
import { POLICIES_URL } from '#src/product/links.ts'
import { CREDENTIAL_KEYS } from '#src/storage/credentials.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext, User } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { TopBar } from './TopBar.tsx'

// Rendered in the whole app, signed in: the menu is below the top bar and links to its pages.
const meta = preview.meta({ component: TopBar, parameters: { world: { path: '/nope', viewer: 'mira' } } })

const buttonOf = (canvas: Canvas) => canvas.findByRole('button', { name: /^Account menu of/ })
const placeOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation.href
const open = async (canvas: Canvas, user: User) => {
  await user.click(await buttonOf(canvas))
  return within(await canvas.findByRole('menu'))
}

export const Open = meta.story({
  tags: ['phone', 'desktop', 'A2.3-17', 'A2.3-18', 'A2.3-20', 'A2.3-21', 'A2.3-22'],
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas, userEvent)
    const items = menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])
    await expect(items).toEqual([
      ['My characters', '/my-characters'],
      ['Chats', '/chats'],
      ['Public profile', expect.stringMatching(/^\/users\/[0-9a-f-]{36}$/)],
      ['Policies', POLICIES_URL],
      ['Settings', '/settings'],
      ['Sign Out', null],
    ])
    await expect(menu.getByRole('menuitem', { name: 'Policies' })).toHaveAttribute('rel', 'noopener')
    await expect(await buttonOf(canvas)).toHaveAttribute('aria-expanded', 'true')
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await buttonOf(canvas)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My characters' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Chats' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** The button opens and closes the menu. */
export const PressedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent)
    await userEvent.click(await buttonOf(canvas))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
})

/** An item leads to its page, and the menu closes. */
export const ToPublicProfile = meta.story({
  tags: ['A1-09', 'A2.1-12', 'A2.3-19', 'A6-06'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = await open(canvas, userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Public profile' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'mira' })).toBeVisible()
    await expect(placeOf(canvasElement)).toBe(`/users/${userId('mira')}`)
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
})

const signOut = async (canvas: Canvas, user: User) => {
  const menu = await open(canvas, user)
  await user.click(menu.getByRole('menuitem', { name: 'Sign Out' }))
  await within(canvas.getByRole('banner')).findByRole('link', { name: 'Sign In' })
}

export const SignedOut = meta.story({
  tags: ['A2.3-23', 'A2.3-25'],
  parameters: { world: { path: '/search' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { storage } = storyWorld(canvasElement)
    await signOut(canvas, userEvent)
    await expect(canvas.queryByRole('button', { name: /^Account menu/ })).toBeNull()
    await expect(Object.values(CREDENTIAL_KEYS).map((key) => storage.getItem(key))).toEqual([null, null, null])
    await expect(placeOf(canvasElement)).toBe('/search')
  },
})

const endsAt = (path: string) => async (context: StoryContext) => {
  await signOut(context.canvas, context.userEvent)
  await waitFor(() => expect(placeOf(context.canvasElement)).toBe(path))
}
const SOMEBODY = '00000000-0000-4000-8000-000000000000'

export const SignedOutOnSettings = meta.story({
  tags: ['A2.3-24'],
  parameters: { world: { path: '/settings' } },
  play: endsAt('/explore'),
})
export const SignedOutInAConversation = meta.story({
  tags: ['AMB-62'],
  parameters: { world: { path: `/chat/character/${SOMEBODY}` } },
  play: endsAt(`/chat/character/${SOMEBODY}`),
})
