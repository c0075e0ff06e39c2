import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { CreateCharacterPage } from '../CreateCharacterPage.tsx'
import { draftKeyOf } from '#tests/support/draftKeyOf.ts'
import { FILLED_FORM } from '#tests/support/filledForm.ts'

// A text that is typed but not yet a value of the form is sent with it, or stops the submit.

const DRAFT = { ...FILLED_FORM, greetings: { ...FILLED_FORM.greetings, alternatives: [] } }
const meta = preview.meta({
  component: CreateCharacterPage,
  parameters: {
    world: { path: '/characters/create', viewer: 'mira', storage: { [draftKeyOf('mira')]: DRAFT } },
  },
})

const tagsField = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Tags' })
/** What is typed is stored: a tag until Enter, a trait's name until its field loses the focus. */
export const Kept = meta.story({
  tags: ['NS-13'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { storage } = storyWorld(canvasElement)
    const stored = () => JSON.parse(storage.getItem(draftKeyOf('mira')) ?? '{}') as object
    const [patient] = DRAFT.personalities
    await userEvent.click(await tagsField(canvas))
    await userEvent.paste('lightho')
    await waitFor(() => expect(stored()).toMatchObject({ tags: ['sea'], unfinishedTag: 'lightho' }))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Remove lightho' })).toBeVisible()
    await waitFor(() => expect(stored()).not.toHaveProperty('unfinishedTag'))

    const trait = await canvas.findByRole('textbox', { name: 'Trait 1' })
    await userEvent.clear(trait)
    await userEvent.paste('impati')
    await waitFor(() => expect(stored()).toMatchObject({ personalities: [{ ...patient, unfinished: 'impati' }] }))
    await userEvent.keyboard('{Escape}')
    await expect(trait).toHaveValue('patient')
    await waitFor(() => expect(storage.getItem(draftKeyOf('mira'))).not.toContain('impati'))
    await userEvent.type(trait, 'ly')
    await userEvent.tab()
    await waitFor(() => expect(stored()).toHaveProperty('personalities', [{ ...patient, name: 'patiently' }]))
  },
})

/** The tag is finished when its field loses the focus, the trait when the form is sent. */
export const Restored = meta.story({
  tags: ['B2.3-20'],
  parameters: {
    world: {
      storage: {
        [draftKeyOf('mira')]: {
          ...DRAFT,
          personalities: [{ ...DRAFT.personalities[0], unfinished: 'impati' }],
          unfinishedTag: 'lightho',
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { server, storage } = storyWorld(canvasElement)
    const tags = await tagsField(canvas)
    await expect(tags).toHaveValue('lightho')
    await userEvent.type(tags, 'use')
    const trait = await canvas.findByRole('textbox', { name: 'Trait 1' })
    await expect(trait).toHaveValue('impati')
    await userEvent.type(trait, 'ent')
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByText('Character created successfully.')
    await expect(server.db.characters.all().at(-1)).toMatchObject({
      name: 'Aria',
      personalities: [{ name: 'impatient', strength: 'quite a lot' }],
      tags: ['sea', 'lighthouse'],
    })
    await expect(storage.getItem(draftKeyOf('mira'))).toBeNull()
  },
})

/** The text stays in its field with the error until it is changed, and nothing is sent. */
export const TagTooLong = meta.story({
  tags: ['phone', 'B5.4-02'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const errors = () => canvas.queryAllByText(/^A tag cannot exceed 20 characters\.$|^1 field needs attention$/)
    const tags = await tagsField(canvas)
    await userEvent.click(tags)
    await userEvent.paste('x'.repeat(20))
    for (const more of ['x', '{Backspace}x']) {
      await userEvent.keyboard(more)
      await expect(errors()).toEqual([])
      await userEvent.click(canvas.getByRole('button', { name: 'Create Character' }))
      await waitFor(() => expect(tags).toHaveFocus())
      await expect(tags).toHaveValue('x'.repeat(21))
      await expect(tags).toBeInvalid()
      await expect(errors()).toHaveLength(2)
    }
    await expect(callsTo(canvasElement, 'createCharacter')).toEqual([])
  },
})
