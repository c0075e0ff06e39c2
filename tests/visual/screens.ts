import type { Locator, Page } from '@playwright/test'
import type { WorldOptions } from '#tests/support/backend.ts'
import { characterId, userId } from '#mocks/fixtures/ids.ts'

interface Screen extends Omit<WorldOptions, 'clock'> {
  name: string
  path: string
  /** In pixels; a phone and a desktop if not given. */
  widths?: readonly number[]
  /** The element that shows that the screen is ready. */
  ready(page: Page): Locator
}

export const PHONE_AND_DESKTOP_PX: readonly number[] = [390, 1280]
/** For screens that have another layout on a tablet. */
const WITH_TABLET_PX = [390, 768, 1280]

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).first()

/** Whole screens of the mock build, as the router renders them. screens.test.ts names a page that has none. */
export const SCREENS: Screen[] = [
  { name: 'explore', path: '/explore', widths: WITH_TABLET_PX, ready: cards },
  { name: 'search', path: '/search?query=sea', widths: WITH_TABLET_PX, ready: cards },
  { name: 'search-nothing-found', path: '/search?query=zzzz', ready: (page) => page.getByText('No results found.') },
  { name: 'creator-profile', path: `/users/${userId('saltglass')}`, ready: cards },
  {
    name: 'character',
    path: `/character/${characterId('mirelle-of-the-tides')}`,
    viewer: 'mira',
    widths: WITH_TABLET_PX,
    ready: heading('Similar Characters'),
  },
  { name: 'my-characters', path: '/my-characters', viewer: 'mira', ready: cards },
  { name: 'my-characters-signed-out', path: '/my-characters', ready: heading('Access Your Characters') },
  {
    name: 'chats',
    path: '/chats',
    viewer: 'mira',
    widths: WITH_TABLET_PX,
    ready: (page) => page.getByText('Mirelle of the Tides', { exact: true }),
  },
  { name: 'chats-none-yet', path: '/chats', scenario: 'no-chats-yet', ready: heading('No chats yet') },
  {
    name: 'chat',
    path: `/chat/character/${characterId('mirelle-of-the-tides')}`,
    viewer: 'mira',
    widths: WITH_TABLET_PX,
    ready: (page) => page.getByText(/balance outstanding/),
  },
  { name: 'settings', path: '/settings', viewer: 'mira', widths: WITH_TABLET_PX, ready: heading('Your details') },
  { name: 'settings-signed-out', path: '/settings', widths: [390], ready: heading('Access Your Settings') },
  { name: 'signin', path: '/signin', ready: heading('Welcome Back') },
  { name: 'signup', path: '/signup', ready: heading('Create your account') },
  { name: 'reset-password', path: '/reset-password?token=x', ready: heading('Reset your password') },
  {
    name: 'not-found',
    path: '/nowhere',
    ready: (page) => page.locator('[data-drawing=lost]'),
  },
]
