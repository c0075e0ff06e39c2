import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { SettingsPage } from '../SettingsPage.tsx'

const mira = { path: '/settings?tab=accessibility', viewer: 'mira' as const }
/** Ignored: the story shows the whole app, which takes these props from the URL. */
const IN_THE_APP = { tab: 'account' as const, onTab: fn() }
const meta = preview.meta({ component: SettingsPage, args: IN_THE_APP, parameters: { world: mira } })

const KEY = 'accessibility-settings'
const stored = (canvasElement: HTMLElement): unknown =>
  JSON.parse(storyWorld(canvasElement).storage.getItem(KEY) ?? 'null')
const rootPx = () => getComputedStyle(document.documentElement).fontSize

export const AsAtFirst = meta.story({
  tags: ['phone', 'A2.12-20', 'A2.12-21', 'A2.12-22', 'A3-27', 'A3-28', 'A3-29'],
  play: async ({ canvas, canvasElement }) => {
    const sizes = await canvas.findAllByRole('radio')
    await expect(sizes.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'AaSmall',
      'AaNormal',
      'AaLarge',
      'AaExtra Large',
    ])
    await expect(canvas.getByRole('radio', { name: 'Normal' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Bold text' })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Highlight clickable elements' })).not.toBeChecked()
    await expect(stored(canvasElement)).toBeNull()
  },
})

export const EverySize = meta.story({
  tags: ['A9-28', 'A9-29', 'A9-30', 'A9-31', 'A3-27'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Small' })
    for (const [name, px, fontSize] of [
      ['Small', '14px', 0.875],
      ['Large', '18px', 1.125],
      ['Extra Large', '20px', 1.25],
      ['Normal', '16px', 1],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await expect(rootPx()).toBe(px)
      await expect(stored(canvasElement)).toMatchObject({ fontSize })
    }
  },
})

const all = { fontSize: 1.25, boldText: true, highlightClickable: true }

/** Applies to text of every font weight and to all controls, in dialogs too. */
export const EverythingOn = meta.story({
  tags: ['A2.12-21', 'A2.12-22', 'A2.12-23', 'A3-28', 'A3-29', 'NS-33'],
  parameters: { world: { storage: { [KEY]: all } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reset = await canvas.findByRole('button', { name: 'Reset all settings' })
    await expect(rootPx()).toBe('20px')
    await expect(canvas.getByRole('switch', { name: 'Bold text' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Highlight clickable elements' })).toBeChecked()
    const light = () =>
      [...document.body.querySelectorAll('*')].filter((element) => Number(getComputedStyle(element).fontWeight) < 700)
    await expect(light()).toEqual([])
    await expect(getComputedStyle(reset).outlineStyle).toBe('dashed')

    await userEvent.click(reset)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Reset all settings?' }))
    await expect(light()).toEqual([])
    await expect(getComputedStyle(dialog.getByRole('button', { name: 'Reset' })).outlineStyle).toBe('dashed')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(stored(canvasElement)).toEqual(all)

    await userEvent.click(reset)
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(stored(canvasElement)).toEqual({ fontSize: 1, boldText: false, highlightClickable: false })
    await expect(rootPx()).toBe('16px')
    await expect(light()).not.toEqual([])
    await expect(getComputedStyle(canvas.getByRole('button', { name: /^Account menu/ })).outlineStyle).toBe('none')
  },
})
