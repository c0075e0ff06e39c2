import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { SettingsPage } from './SettingsPage.tsx'

/** Ignored: the story shows the whole app, which takes these props from the URL. */
const IN_THE_APP = { tab: 'account' as const, onTab: fn() }
const meta = preview.meta({ component: SettingsPage, args: IN_THE_APP, parameters: { world: { path: '/settings' } } })

export const SignedOut = meta.story({
  tags: ['A2.12-07', 'A6-13', 'AMB-28'],
  play: async ({ canvas }) => {
    const sentence = 'Access Your Settings: You need to be signed in to view and manage your account settings.'
    await expect(await canvas.findByText((_text, element) => element?.textContent === sentence)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Access Your Settings' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/^Settings · /))
    await expect(canvas.queryByRole('textbox', { name: 'Username' })).toBeNull()
  },
})

/** There is a session, but its user is not known yet: neither the sign-in notice nor any user's settings are shown. */
export const WhoIsIt = meta.story({
  name: 'Session being restored',
  parameters: { world: { path: '/settings', viewer: 'mira', faults: [{ operation: 'readMe', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading your settings...')).toBeVisible()
    await expect(canvas.queryByText('Access Your Settings')).toBeNull()
    // The tabs can be used at once, and the skeletons are at the positions of the settings.
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
    const shape = canvasElement.querySelector('[aria-busy] h2 ~ *')!.getBoundingClientRect()
    storyWorld(canvasElement).server.release('readMe')
    await expect(await canvas.findByRole('textbox', { name: 'Username' })).toHaveValue('mira')
    const picture = canvas.getByRole('button', { name: 'Your avatar: draw a new one' }).getBoundingClientRect()
    await expect([picture.left, picture.top, picture.width]).toEqual([shape.left, shape.top, shape.width])
  },
})

/** The session ends while the page is open. */
export const SessionLost = meta.story({
  parameters: { world: { path: '/settings', viewer: 'mira' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Username' })
    const { storage, app } = storyWorld(canvasElement)
    app.sessionControl.signOut()
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Username' })).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Access Your Settings' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('mira@example.com')
    await expect(JSON.stringify(storage)).not.toContain('mira')
  },
})
