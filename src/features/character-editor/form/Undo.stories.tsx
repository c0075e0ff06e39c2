import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { CreateCharacterPage } from '../CreateCharacterPage.tsx'
import { draftKeyOf } from '#tests/support/draftKeyOf.ts'
import { FILLED_FORM } from '#tests/support/filledForm.ts'

// Removed entries can be restored one by one, as long as this loses nothing that was typed since.

const DRAFT = {
  ...FILLED_FORM,
  personalities: ['patient', 'dry', 'kind', 'odd', 'calm', 'old'].map((name) => ({ name, strength: 'quite a lot' })),
  greetings: { main: 'The lamp is lit.', alternatives: ['Mind the stairs.', 'Tea?', 'Late again.'] },
  tags: ['sea', 'lamp', 'night'],
}
const mira = {
  path: '/characters/create',
  viewer: 'mira' as const,
  storage: { [draftKeyOf('mira')]: DRAFT },
}
const meta = preview.meta({ component: CreateCharacterPage, parameters: { world: mira } })

const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: label })
const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })
const offer = (canvas: Canvas) => canvas.queryByRole('button', { name: /^Bring back/ })
const valuesOf = (canvas: Canvas, name: RegExp) =>
  (canvas.queryAllByRole('textbox', { name }) as (HTMLInputElement | HTMLTextAreaElement)[]).map(({ value }) => value)
const traits = (canvas: Canvas) => valuesOf(canvas, /^Trait \d$/)
const greetings = (canvas: Canvas) => valuesOf(canvas, /^Alternative greeting \d$/)

/** A trait cannot be restored while another one has its name, or after a new one has taken the last of six places. */
export const NoRoomForTheTrait = meta.story({
  name: 'Undo: trait name taken, too many traits',
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const nameFirst = async (name: string) => {
      await userEvent.clear(await field(canvas, 'Trait 1'))
      await userEvent.paste(name)
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.click(await button(canvas, 'Remove dry'))
    await nameFirst('Dry')
    await expect(offer(canvas)).toBeNull()
    await nameFirst('patient')
    await expect(offer(canvas)).toBeVisible()
    await userEvent.click(await button(canvas, 'Add Trait'))
    await waitFor(() => expect(document.activeElement).toHaveValue(''))
    await userEvent.paste('new')
    await userEvent.keyboard('{Enter}')
    await expect(traits(canvas)).toHaveLength(6)
    await expect(offer(canvas)).toBeNull()
  },
})

/** After the first click, *Remove* of the next entry is under the pointer. */
export const RemoveDoubleClicked = meta.story({
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await button(canvas, 'Remove dry'))
    await expect(traits(canvas)).toEqual(['patient', 'kind', 'odd', 'calm', 'old'])
    await userEvent.dblClick(await button(canvas, 'Remove alternative greeting 1'))
    await expect(greetings(canvas)).toEqual(['Tea?', 'Late again.'])
    await userEvent.dblClick(await button(canvas, 'Remove sea'))
    await expect(canvas.queryByRole('button', { name: 'Remove sea' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove lamp' })).toBeVisible()
    await userEvent.dblClick(await button(canvas, 'Move patient down'))
    await expect(traits(canvas)).toEqual(['kind', 'patient', 'odd', 'calm', 'old'])
  },
})

/**
 * A form can be restored while the one in its place is unchanged, also after a second reset. Traits whose request is in
 * flight are not added to it (AMB-29).
 */
export const BroughtBackBeforeTheTraits = meta.story({
  name: 'Undone before the traits load',
  parameters: {
    world: {
      ...mira,
      storage: { [draftKeyOf('mira')]: { ...DRAFT, personalities: [] } },
      faults: [{ operation: 'listRandomTraits', hold: true }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { server, app } = storyWorld(canvasElement)
    const reset = await button(canvas, 'Reset form')
    await userEvent.click(reset)
    await userEvent.type(await field(canvas, 'Description'), 'x')
    await expect(offer(canvas)).toBeNull()
    await userEvent.clear(await field(canvas, 'Description'))
    await userEvent.click(reset)
    await userEvent.click(await button(canvas, 'Bring back ‘Aria’'))
    server.release()
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    await expect(await field(canvas, 'Name')).toHaveValue('Aria')
    await expect(traits(canvas)).toEqual([])
  },
})

/** Undoing the import also removes the list of what did not fit. */
export const ImportBroughtBack = meta.story({
  name: 'Import undone',
  play: async (context) => {
    const { canvas, userEvent } = context
    const card = {
      name: 'Seraphine of the Very Last Lighthouse',
      description: 'Keeps the lamp.',
      first_mes: 'Up here.',
    }
    await userEvent.click(await button(canvas, 'Import card'))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import card' }))
    await userEvent.upload(dialog.getByLabelText('Character card'), new File([JSON.stringify(card)], 'card.json'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Fill in the form' }))
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveValue(card.name))
    await expect(await button(canvas, 'What did not fit (1)')).toBeVisible()
    await userEvent.click(await button(canvas, 'Bring back ‘Aria’'))
    await expect(await field(canvas, 'Name')).toHaveValue('Aria')
    await expect(canvas.queryByRole('button', { name: /^What did not fit/ })).toBeNull()
  },
})
