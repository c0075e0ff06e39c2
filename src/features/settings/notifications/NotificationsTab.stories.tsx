import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { SettingsPage } from '../SettingsPage.tsx'

const mira = { path: '/settings?tab=notifications', viewer: 'mira' as const }
/** Ignored: the story shows the whole app, which takes these props from the URL. */
const IN_THE_APP = { tab: 'account' as const, onTab: fn() }
const meta = preview.meta({ component: SettingsPage, args: IN_THE_APP, parameters: { world: mira } })

const KEY = 'email-notifications'
const NOTICE = 'These settings are not available yet. They will come later.'

export const NothingToChooseYet = meta.story({
  tags: ['phone', 'A2.12-24', 'A2.12-25', 'A2.12-26', 'A2.12-27', 'A3-18', 'A3-19', 'A3-20'],
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Application Updates' })
    const switches = canvas.getAllByRole('switch')
    await expect(switches).toHaveLength(3)
    for (const [label, description] of [
      ['Application Updates', 'What has changed in the application, and when it will be away.'],
      ['Product Updates & Offers', 'New features, news of the community and offers.'],
      ['Security Alerts', 'Sign-ins and changes that concern the safety of your account.'],
    ] as const) {
      await expect(canvas.getByRole('switch', { name: label })).toBeDisabled()
      await expect(canvas.getByRole('switch', { name: label })).toHaveAccessibleDescription(description)
    }
  },
})

export const NoticeDismissed = meta.story({
  tags: ['A2.12-28', 'A3-30'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(NOTICE)).toBeVisible()
    const { storage } = storyWorld(canvasElement)
    await expect(storage.getItem(KEY)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText(NOTICE)).toBeNull()
    await expect(storage.getItem(KEY)).toBe('true')
  },
})

export const DismissedLastTime = meta.story({
  parameters: { world: { ...mira, storage: { [KEY]: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Security Alerts' })
    await expect(canvas.queryByText(NOTICE)).toBeNull()
  },
})
