import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { CHARACTER_NAME_MAX_CHARS } from '#src/product/limits.ts'
import { CreateCharacterPage } from '../CreateCharacterPage.tsx'
import { draftKeyOf } from '#tests/support/draftKeyOf.ts'
import { FILLED_FORM } from '#tests/support/filledForm.ts'

// The suggestions that the server writes into the form.

const mira = {
  path: '/characters/create',
  viewer: 'mira' as const,
  storage: { [draftKeyOf('mira')]: FILLED_FORM },
}
const meta = preview.meta({ component: CreateCharacterPage, parameters: { world: mira } })
const respondingWith = (body: unknown) => ({
  world: {
    faults: [{ operation: 'augmentCharacter' as const, status: 200, offContract: true as const, body }],
  },
})

const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: label })
const generate = (canvas: Canvas, what: string) => canvas.findByRole('button', { name: `Generate ${what}` })
/** The requests for suggestions, oldest first. */
async function asked(canvasElement: HTMLElement): Promise<Record<string, unknown>[]> {
  const { log } = storyWorld(canvasElement).server
  const bodies = await Promise.all(callsTo(canvasElement, 'augmentCharacter').map(({ number }) => log.bodiesOf(number)))
  return bodies.map((body) => JSON.parse(body?.request ?? '{}') as Record<string, unknown>)
}
const tags = (canvas: Canvas) =>
  [...canvas.getByRole('combobox', { name: 'Tags' }).parentElement!.querySelectorAll('li')].map(
    (tag) => tag.textContent,
  )

/** Each field has its own suggestion, and Undo restores the former text. */
export const EachField = meta.story({
  tags: ['B2.3-14', 'B2.3-15', 'B2.3-16', 'B2.3-17', 'B2.3-18', 'B1-10', 'B1-11', 'B1-12', 'B1-13', 'B1-14', 'B6-24'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const texts = {
      name: 'Name',
      description: 'Description',
      background: 'Background',
      'main greeting': 'Main greeting',
      'alternative greeting 1': 'Alternative greeting 1',
    }
    let calls = 0
    for (const [what, label] of Object.entries(texts)) {
      const element = await field(canvas, label)
      const before = (element as HTMLInputElement).value
      await userEvent.click(await generate(canvas, what))
      await waitFor(() => expect(element).not.toHaveValue(before))
      await expect(callsTo(canvasElement, 'augmentCharacter')).toHaveLength(++calls)
      await userEvent.click(canvas.getByRole('button', { name: `Undo the suggestion for ${what}` }))
      await expect(element).toHaveValue(before)
    }
    await userEvent.click(await generate(canvas, 'tags'))
    await waitFor(() => expect(tags(canvas).length).toBeGreaterThan(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the suggestion for tags' }))
    await expect(tags(canvas)).toEqual(['sea'])
    const requests = await asked(canvasElement)
    // Each has all texts of the form.
    const { name, description, backgroundDescription } = FILLED_FORM
    for (const request of requests) await expect(request).toMatchObject({ name, description, backgroundDescription })
    await expect(requests.map(({ augmentField }) => augmentField)).toEqual([
      'name',
      'description',
      'background',
      'greeting_main',
      'greeting_alternative',
      'tags',
    ])
  },
})

/** After further typing, Undo would lose the newer text. Typing in another field does not remove it. */
export const TypedOver = meta.story({
  parameters: respondingWith(['moon', 'tide']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await generate(canvas, 'tags'))
    await waitFor(() => expect(tags(canvas)).toEqual(['moon', 'tide']))
    await userEvent.click(await generate(canvas, 'name'))
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveValue('moon'))
    await userEvent.click(await field(canvas, 'Name'))
    await userEvent.paste('!')
    await expect(canvas.queryByRole('button', { name: 'Undo the suggestion for name' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the suggestion for tags' }))
    await expect(tags(canvas)).toEqual(['sea'])
    await expect(await field(canvas, 'Name')).toHaveValue('moon!')
  },
})

export const Generating = meta.story({
  tags: ['phone', 'B2.4-20', 'B4.2-05'],
  parameters: { world: { faults: [{ operation: 'augmentCharacter', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await generate(canvas, 'name'))
    const cancel = await canvas.findByRole('button', { name: 'Cancel generating name' })
    await expect(cancel).toHaveAttribute('aria-busy', 'true')
    await expect(cancel).toHaveFocus()
    await expect(canvas.queryAllByRole('button', { name: /^Cancel generating/ })).toHaveLength(1)
    for (const label of ['Name', 'Description', 'Background', 'Main greeting', 'Trait 1']) {
      await expect(await field(canvas, label)).toBeDisabled()
    }
    await expect(await generate(canvas, 'tags')).toBeDisabled()
    const create = canvas.getByRole('button', { name: 'Create Character' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(callsTo(canvasElement, 'augmentCharacter')).toHaveLength(1))
    await userEvent.click(create)
    await expect(callsTo(canvasElement, 'createCharacter')).toEqual([])
    await expect(callsTo(canvasElement, 'augmentCharacter')).toHaveLength(1)
  },
})

/** The second click of a double click does not press *Cancel*, which has replaced the button by then. */
export const Cancelled = meta.story({
  parameters: { world: { faults: [{ operation: 'augmentCharacter', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.dblClick(await generate(canvas, 'name'))
    await waitFor(() => expect(callsTo(canvasElement, 'augmentCharacter')).toHaveLength(1))
    const cancel = await canvas.findByRole('button', { name: 'Cancel generating name' })
    // Two separate clicks, not a double click.
    await userEvent.unhover(cancel)
    await userEvent.click(cancel)
    await expect(await field(canvas, 'Name')).toBeEnabled()
    await expect(await generate(canvas, 'name')).toHaveFocus()
    storyWorld(canvasElement).server.release()
    await expect(await field(canvas, 'Name')).toHaveValue('Aria')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Failed = meta.story({
  tags: ['phone', 'B8.5-04'],
  parameters: { world: { faults: [{ operation: 'augmentCharacter', status: 500 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await generate(canvas, 'name'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to augment name.')
    await expect(await field(canvas, 'Name')).toHaveValue('Aria')
    await expect(await field(canvas, 'Name')).toBeEnabled()
  },
})

const LONG_NAME = 'x'.repeat(CHARACTER_NAME_MAX_CHARS + 15)
/**
 * The failure, here of the server and then a malformed response, is shown in the bar and not over the button, and the
 * next attempt clears it. Its text is too long: it is not cut, and the field shows the error.
 */
export const FailedTwice = meta.story({
  tags: ['AMB-06'],
  parameters: {
    world: {
      faults: [
        { operation: 'augmentCharacter', nth: 1, status: 500 },
        { operation: 'augmentCharacter', nth: 2, status: 200, offContract: true, body: { text: 'Lumen' } },
        { operation: 'augmentCharacter', nth: 3, status: 200, offContract: true, body: LONG_NAME },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const what of ['name', 'description']) {
      await userEvent.click(await generate(canvas, what))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(`Failed to augment ${what}.`))
    }
    const told = canvas.getAllByText(/Failed to augment/)
    await expect(told).toHaveLength(1)
    await expect(told[0]!.closest('[data-notifications-container], .mantine-Notifications-root')).toBeNull()
    await expect(await field(canvas, 'Description')).toHaveValue(FILLED_FORM.description)
    await userEvent.click(await generate(canvas, 'name'))
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveValue(LONG_NAME))
    await expect(await field(canvas, 'Name')).toBeInvalid()
    await expect(canvas.getByText(`${LONG_NAME.length}/${CHARACTER_NAME_MAX_CHARS}`)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const noTags =
  (message: string) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(await generate(canvas, 'tags'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message)
    await expect(tags(canvas)).toEqual(['sea'])
  }

export const TagsNotJson = meta.story({
  tags: ['phone', 'B5.5-03'],
  parameters: respondingWith('not json'),
  play: noTags('Tag generation returned a malformed response.'),
})

export const TagsNoList = meta.story({
  tags: ['phone', 'B5.5-04'],
  parameters: respondingWith({}),
  play: noTags('Tag generation failed to return valid data.'),
})

export const TagsInAString = meta.story({
  tags: ['phone', 'B5.5-02', 'B5.5-05'],
  parameters: respondingWith(JSON.stringify(Array.from({ length: 15 }, (_, index) => `tag ${index}`))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await generate(canvas, 'tags'))
    await waitFor(() => expect(tags(canvas)).toHaveLength(10))
  },
})
