import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
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
const created = (canvasElement: HTMLElement) => storyWorld(canvasElement).server.db.characters.all().at(-1)

export const SavedByKey = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await tagsField(canvas))
    await userEvent.paste('lighthouse')
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByText('Character created successfully.')
    await expect(created(canvasElement)).toMatchObject({ name: 'Aria', tags: ['sea', 'lighthouse'] })
  },
})

/** It is stored as typed, and restored in its field on return. */
export const TagKept = meta.story({
  tags: ['NS-13'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { storage } = storyWorld(canvasElement)
    await userEvent.click(await tagsField(canvas))
    await userEvent.paste('lightho')
    await waitFor(() =>
      expect(JSON.parse(storage.getItem(draftKeyOf('mira')) ?? '{}')).toMatchObject({
        tags: ['sea'],
        unfinishedTag: 'lightho',
      }),
    )
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Remove lightho' })).toBeVisible()
    await waitFor(() => expect(storage.getItem(draftKeyOf('mira'))).not.toContain('unfinishedTag'))
  },
})

export const TagRestored = meta.story({
  tags: ['B2.3-20'],
  parameters: { world: { storage: { [draftKeyOf('mira')]: { ...DRAFT, unfinishedTag: 'lightho' } } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tags = await tagsField(canvas)
    await expect(tags).toHaveValue('lightho')
    await userEvent.type(tags, 'use')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Character' }))
    await canvas.findByText('Character created successfully.')
    await expect(created(canvasElement)).toMatchObject({ tags: ['sea', 'lighthouse'] })
    await expect(storyWorld(canvasElement).storage.getItem(draftKeyOf('mira'))).toBeNull()
  },
})

/** The same for a trait's name, which is a value only after its field loses the focus. */
export const TraitKept = meta.story({
  tags: ['NS-13'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { storage } = storyWorld(canvasElement)
    const stored = () => JSON.parse(storage.getItem(draftKeyOf('mira')) ?? '{}') as { personalities?: unknown }
    const trait = await canvas.findByRole('textbox', { name: 'Trait 1' })
    await userEvent.clear(trait)
    await userEvent.paste('impati')
    await waitFor(() =>
      expect(stored().personalities).toEqual([{ name: 'patient', strength: 'quite a lot', unfinished: 'impati' }]),
    )
    await userEvent.keyboard('{Escape}')
    await expect(trait).toHaveValue('patient')
    await waitFor(() => expect(storage.getItem(draftKeyOf('mira'))).not.toContain('impati'))
    await userEvent.type(trait, 'ly')
    await userEvent.tab()
    await waitFor(() => expect(stored().personalities).toEqual([{ name: 'patiently', strength: 'quite a lot' }]))
  },
})

export const TraitRestored = meta.story({
  tags: ['B2.3-20'],
  parameters: {
    world: {
      storage: {
        [draftKeyOf('mira')]: {
          ...DRAFT,
          personalities: [{ name: 'patient', strength: 'quite a lot', unfinished: 'impati' }],
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trait = await canvas.findByRole('textbox', { name: 'Trait 1' })
    await expect(trait).toHaveValue('impati')
    await userEvent.type(trait, 'ent')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Character' }))
    await canvas.findByText('Character created successfully.')
    await expect(created(canvasElement)).toMatchObject({
      personalities: [{ name: 'impatient', strength: 'quite a lot' }],
    })
  },
})

export const TraitSavedByKey = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trait = await canvas.findByRole('textbox', { name: 'Trait 1' })
    await userEvent.clear(trait)
    await userEvent.click(trait)
    await userEvent.paste('stubborn')
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByText('Character created successfully.')
    await expect(created(canvasElement)).toMatchObject({ personalities: [{ name: 'stubborn' }] })
  },
})

async function submitLongTag({ canvas, userEvent }: StoryContext) {
  const tags = await tagsField(canvas)
  await userEvent.click(tags)
  await userEvent.paste('x'.repeat(21))
  await userEvent.click(canvas.getByRole('button', { name: 'Create Character' }))
  return tags
}

/** The text stays in its field with the error, and nothing is sent. */
export const TagTooLong = meta.story({
  tags: ['phone', 'B5.4-02'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    const tags = await submitLongTag(context)
    await waitFor(() => expect(tags).toHaveFocus())
    await expect(tags).toHaveValue('x'.repeat(21))
    await expect(tags).toBeInvalid()
    await expect(canvas.getByText('A tag cannot exceed 20 characters.')).toBeVisible()
    await expect(canvas.getByText('1 field needs attention')).toBeVisible()
    await expect(callsTo(canvasElement, 'createCharacter')).toEqual([])
  },
})

export const TagShortened = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await submitLongTag(context)
    await canvas.findByText('A tag cannot exceed 20 characters.')
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByText('A tag cannot exceed 20 characters.')).toBeNull()
    await expect(canvas.queryByText('1 field needs attention')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Create Character' }))
    await canvas.findByText('Character created successfully.')
    await expect(created(canvasElement)).toMatchObject({ tags: ['sea', 'x'.repeat(20)] })
  },
})
