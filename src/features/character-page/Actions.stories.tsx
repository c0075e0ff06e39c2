import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, User } from '#storybook/storyContext.ts'
import { callsTo } from '#storybook/storyWorlds.ts'
import { CharacterPage } from './CharacterPage.tsx'

// The action buttons of a character's page.

const MIRELLE = characterId('mirelle-of-the-tides')
const meta = preview.meta({ component: CharacterPage, args: { characterId: MIRELLE } })

/** Records what the browser is asked to download, and prevents the download. */
function downloads() {
  const saved = fn<(name: string, href: string) => void>()
  const stop = (event: MouseEvent) => {
    const link = event.target
    if (!(link instanceof HTMLAnchorElement) || !link.download) return
    event.preventDefault()
    saved(link.download, link.href)
  }
  const click = HTMLAnchorElement.prototype.click
  // The link is not in the document, so no listener of the document sees its click.
  HTMLAnchorElement.prototype.click = function clicked() {
    stop({ target: this, preventDefault: () => undefined } as unknown as MouseEvent)
  }
  return { saved, restore: () => void (HTMLAnchorElement.prototype.click = click) }
}

const choose = async (canvas: Canvas, user: User, button: string, item: string) => {
  await user.click(await canvas.findByRole('button', { name: button }))
  const menu = within(await canvas.findByRole('menu'))
  await user.click(await menu.findByRole('menuitem', { name: item }))
}

async function downloadsAs(
  canvas: Canvas,
  canvasElement: HTMLElement,
  user: User,
  item: string,
  spec: string,
  button = 'Download Card',
) {
  const { saved, restore } = downloads()
  try {
    await choose(canvas, user, button, item)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.lastCall?.[0]).toBe(`Mirelle of the Tides_${spec}.png`)
    const file = await (await fetch(saved.mock.lastCall?.[1] ?? '')).blob()
    await expect(file.type).toBe('image/png')
    await expect(callsTo(canvasElement, 'downloadCharacterCard')).toMatchObject([
      { path: `/characters/${MIRELLE}/cc?spec=${spec}` },
    ])
  } finally {
    restore()
  }
}

export const CardDownloadedAsV3 = meta.story({
  tags: ['B2.6-14', 'B7-27', 'NS-38'],
  play: ({ canvas, canvasElement, userEvent }) => downloadsAs(canvas, canvasElement, userEvent, 'As V3 (latest)', 'v3'),
})

export const CardDownloadedAsV2 = meta.story({
  tags: ['B2.6-15', 'B7-27', 'NS-38'],
  play: ({ canvas, canvasElement, userEvent }) => downloadsAs(canvas, canvasElement, userEvent, 'As V2', 'v2'),
})

export const CardRefused = meta.story({
  tags: ['NS-21'],
  parameters: { world: { faults: [{ operation: 'downloadCharacterCard', status: 500 }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { saved, restore } = downloads()
    await choose(canvas, userEvent, 'Download Card', 'As V2')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The card could not be downloaded. Please try again.',
    )
    await expect(saved).not.toHaveBeenCalled()
    await expect(callsTo(canvasElement, 'downloadCharacterCard')).toHaveLength(1)
    restore()
  },
})

export const MenusByKeyboard = meta.story({
  tags: ['B2.6-20'],
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More actions' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menuitem', { name: 'Report' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(more).toHaveFocus()
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
  play: ({ canvas, canvasElement, userEvent }) =>
    downloadsAs(canvas, canvasElement, userEvent, 'As V2', 'v2', 'More actions'),
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
