import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext, User } from '#storybook/storyContext.ts'
import { callsTo } from '#storybook/storyWorlds.ts'
import { CharacterPage } from './CharacterPage.tsx'

// The action buttons of a character's page.

const MIRELLE = characterId('mirelle-of-the-tides')
const meta = preview.meta({ component: CharacterPage, args: { characterId: MIRELLE } })

/** Records what the browser is asked to download, and prevents the download. */
function downloads() {
  const saved = fn<(name: string, href: string) => void>()
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(this: HTMLAnchorElement) {
    saved(this.download, this.href)
  })
  return saved
}

const choose = async (canvas: Canvas, user: User, button: string, item: string) => {
  await user.click(await canvas.findByRole('button', { name: button }))
  const menu = within(await canvas.findByRole('menu'))
  await user.click(await menu.findByRole('menuitem', { name: item }))
}

const downloadsAs =
  (item: string, spec: string, button = 'Download Card') =>
  async ({ canvas, canvasElement, userEvent }: StoryContext) => {
    const saved = downloads()
    await choose(canvas, userEvent, button, item)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.lastCall?.[0]).toBe(`Mirelle of the Tides_${spec}.png`)
    const file = await (await fetch(saved.mock.lastCall?.[1] ?? '')).blob()
    await expect(file.type).toBe('image/png')
    await expect(callsTo(canvasElement, 'downloadCharacterCard')).toMatchObject([
      { path: `/characters/${MIRELLE}/cc?spec=${spec}` },
    ])
  }

export const CardDownloadedAsV3 = meta.story({
  tags: ['B2.6-14', 'B7-27', 'NS-38'],
  play: downloadsAs('As V3 (latest)', 'v3'),
})

export const CardDownloadedAsV2 = meta.story({
  tags: ['B2.6-15', 'B7-27', 'NS-38'],
  play: downloadsAs('As V2', 'v2'),
})

export const MenusByKeyboard = meta.story({
  tags: ['B2.6-20'],
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More actions' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('menuitem', { name: 'Report' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await canvas.findByRole('dialog', { name: 'Report this character' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
  },
})

export const ReportAskedByAVisitor = meta.story({
  tags: ['A6-17', 'B6-06', 'A2.14-04', 'AMB-32'],
  parameters: { world: { path: `/character/${MIRELLE}` } },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'More actions', 'Report')
    await canvas.findByRole('dialog', { name: 'Unlock the Full Experience!' })
    await expect(canvas.queryByRole('dialog', { name: 'Report this character' })).toBeNull()
  },
})

const PHONE = { viewport: { value: 'w390' } }

export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    const menu = within(await canvas.findByRole('menu'))
    const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(items).toEqual(['As V3 (latest)', 'As V2', 'Share to Reddit', 'Share to X', 'Copy link', 'Report'])
    await expect(menu.getByRole('menuitem', { name: 'Share to X' })).toHaveAttribute(
      'href',
      expect.stringContaining('x.com'),
    )
    await expect(canvas.queryByRole('button', { name: 'Download Card' })).toBeNull()
  },
})

export const CardDownloadedOnAPhone = meta.story({
  globals: PHONE,
  play: downloadsAs('As V2', 'v2', 'More actions'),
})

export const LinkCopiedOnAPhone = meta.story({
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await choose(canvas, userEvent, 'More actions', 'Copy link')
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(`/character/${MIRELLE}$`))
    await expect(await canvas.findByText('Link copied!')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
})
