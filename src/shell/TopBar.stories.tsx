import { expect, waitFor, within } from 'storybook/test'
import { ringOf } from '#storybook/focusRing.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, User } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { TopBar } from './TopBar.tsx'

const meta = preview.meta({ component: TopBar, parameters: { world: { path: '/search' } } })

const bannerOf = async (canvas: Canvas) => within(await canvas.findByRole('banner'))
const placeOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation.href

/** The first link is far enough from the edge of the window for its focus ring. */
export const BrandFocused = meta.story({
  name: 'Signed out, the brand focused',
  tags: ['desktop', 'A0-01', 'A2.3-01', 'A2.3-02', 'NS-23'],
  play: async ({ canvas }) => {
    const banner = await bannerOf(canvas)
    const brand = banner.getByRole('link', { name: 'Perigee' })
    await expect(brand).toHaveAttribute('href', '/explore')
    await expect(banner.getByText('Beta')).toBeVisible()
    const links = banner.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(['Perigee', 'Sign In', 'Sign Up'])
    brand.focus()
    await expect(brand).toHaveFocus()
    await expect(ringOf(brand)!.left).toBeGreaterThanOrEqual(0)
  },
})

/** Whatever asked the visitor to sign in before, signing in here returns to Explore (AMB-41). */
const goesTo =
  (name: string, where: string) =>
  async ({ canvas, canvasElement, userEvent }: { canvas: Canvas; canvasElement: HTMLElement; userEvent: User }) => {
    const { app } = storyWorld(canvasElement)
    const banner = await bannerOf(canvas)
    app.sessionControl.afterSignIn.store(() => app.router.history.push('/chats'))
    await userEvent.click(banner.getByRole('link', { name }))
    await waitFor(() => expect(placeOf(canvasElement)).toBe(where))
    app.sessionControl.afterSignIn.pending()?.run()
    await waitFor(() => expect(placeOf(canvasElement)).toBe('/explore'))
  }
export const SignIn = meta.story({ tags: ['A2.3-09', 'AMB-41'], play: goesTo('Sign In', '/signin') })
export const SignUp = meta.story({ tags: ['A2.3-10', 'AMB-41'], play: goesTo('Sign Up', '/signup') })

export const SignedIn = meta.story({
  tags: ['A2.3-13', 'A2.3-14', 'A2.3-16', 'A6-28'],
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas }) => {
    const banner = await bannerOf(canvas)
    const menu = await banner.findByRole('button', { name: 'Account menu of mira' })
    await expect(menu.querySelector('img')?.getAttribute('src')).toMatch(/mira/)
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(banner.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expect(banner.queryByRole('link', { name: /^Sign/ })).toBeNull()
  },
})

/** The bar is neither signed in nor signed out while the name is unknown. */
export const BeingTried = meta.story({
  name: 'Session being restored',
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'readMe', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    const banner = await bannerOf(canvas)
    await expect(banner.queryByRole('link', { name: /^Sign/ })).toBeNull()
    await expect(banner.queryByRole('button')).toBeNull()
    const before = banner.getByRole('searchbox').getBoundingClientRect()
    storyWorld(canvasElement).server.release('readMe')
    await banner.findByRole('button', { name: /^Account menu/ })
    // Bell and avatar take the reserved room; only the name, which was unknown, moves the box.
    const name = banner.getByText('mira').getBoundingClientRect().width
    const after = banner.getByRole('searchbox').getBoundingClientRect()
    await expect(Math.abs(before.right - after.right - name)).toBeLessThan(16)
  },
})

export const LongestName = meta.story({
  parameters: { world: { viewer: 'northernmostTeapots' } },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const banner = await bannerOf(canvas)
    await banner.findByRole('button', { name: /^Account menu/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(banner.getByRole('searchbox').getBoundingClientRect().width).toBeGreaterThan(160)
  },
})
