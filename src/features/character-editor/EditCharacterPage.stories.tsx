import { expect, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { EditCharacterPage } from './EditCharacterPage.tsx'

const FERRY = characterId('the-ferry-apprentice')
const MIRELLE = characterId('mirelle-of-the-tides')
// Renders the whole app, because saving and deleting lead to other pages.
const mira = { path: `/characters/edit/${FERRY}`, viewer: 'mira' as const }
const meta = preview.meta({
  component: EditCharacterPage,
  args: { characterId: FERRY },
  parameters: { world: mira },
})

const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: label })
const save = (canvas: Canvas) => canvas.findByRole('button', { name: /^Saved?$/ })

async function fill({ canvas, userEvent }: StoryContext, label: string, text: string) {
  const element = await field(canvas, label)
  await userEvent.click(element)
  await userEvent.clear(element)
  await userEvent.paste(text)
}
const rowOf = (canvasElement: HTMLElement) =>
  storyWorld(canvasElement).server.db.characters.findFirst((q) => q.where({ id: FERRY }))!
const at = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.history.location.pathname

export const Unchanged = meta.story({
  tags: ['phone', 'A2.1-15', 'B2.1-03', 'B2.4-05', 'B2.4-06', 'B2.4-08', 'B2.4-09', 'B5.3-06', 'AMB-60'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const row = rowOf(canvasElement)
    await expect(await field(canvas, 'Name')).toHaveValue(row.name)
    await expect(await field(canvas, 'Description')).toHaveValue(row.description)
    await expect(await field(canvas, 'Background')).toHaveValue(row.backgroundDescription)
    await expect(await field(canvas, 'Main greeting')).toHaveValue(row.greetings.main)
    for (const [index, text] of row.greetings.alternatives.entries()) {
      await expect(await field(canvas, `Alternative greeting ${index + 1}`)).toHaveValue(text)
    }
    const traits = canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Trait/ }).map(({ value }) => value)
    const strengths = canvas.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)
    await expect(traits.map((name, index) => ({ name, strength: strengths[index] }))).toEqual(row.personalities)
    await expect(canvas.getByRole<HTMLInputElement>('switch', { name: 'Public' }).checked).toBe(row.isPublic)
    for (const tag of row.tags) await expect(await canvas.findByRole('button', { name: `Remove ${tag}` })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Edit Character$/)
    const button = await save(canvas)
    await expect(button).toHaveTextContent(/^Saved$/)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(callsTo(canvasElement, 'listRandomTraits')).toEqual([])
    const chat = within(canvas.getByRole('main')).getByRole('link', { name: 'Chat' })
    await expect(chat).toHaveAttribute('href', `/chat/character/${FERRY}`)

    await userEvent.click(await field(canvas, 'Trait 1'))
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveTextContent(/^Saved$/)
    await fill(context, 'Name', 'Somebody else')
    await expect(button).toHaveTextContent(/^Save$/)
    await expect(button).not.toHaveAttribute('aria-disabled')
    await fill(context, 'Name', row.name)
    await expect(button).toHaveTextContent(/^Saved$/)
    await userEvent.click(button)
    await expect(callsTo(canvasElement, 'updateCharacter')).toEqual([])
  },
})

/** The focus ring of the image tools, which scroll beside the fields, is whole (.storybook/focusRing.ts). */
export const ImageToolsFocused = meta.story({
  tags: ['desktop'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const actions = await canvas.findByRole('button', { name: 'Actions' })
    actions.focus()
    await expect(actions).toHaveFocus()
  },
})

export const PictureFirstOnATablet = meta.story({
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const name = await field(canvas, 'Name')
    const actions = canvas.getByRole('button', { name: 'Actions' })
    await expect(actions.getBoundingClientRect().bottom).toBeLessThan(name.getBoundingClientRect().top)
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(600)
  },
})

export const QuietTraits = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const trait = await field(canvas, 'Trait 1')
    const remove = canvas.getByRole('button', { name: /^Remove Nervous$/ })
    const seen = () => Number(getComputedStyle(remove.parentElement!).opacity)
    await userEvent.unhover(trait)
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) await waitFor(() => expect(seen()).toBe(0))
    await expect(
      canvas.getByRole('button', { name: 'Remove alternative greeting 1' }).checkVisibility({ opacityProperty: true }),
    ).toBe(true)
    await userEvent.click(trait)
    await waitFor(() => expect(seen()).toBe(1))
  },
})

export const Verifying = meta.story({
  name: 'Checking ownership',
  tags: ['phone', 'B2.4-01', 'B4.1-01'],
  parameters: { world: { faults: [{ operation: 'readOwnership', hold: true }] } },
  play: async ({ canvas }) => {
    // The page replaces the notice of its route by its own.
    await waitFor(() => expect(canvas.getByText('Verifying ownership...')).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Character' })).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
  },
})

async function isDenied(canvas: Canvas) {
  await expect(await canvas.findByText('Access Denied')).toBeVisible()
  await expect(canvas.getByText('You cannot edit this character')).toBeVisible()
  await expect(canvas.getByText('Only the creator of a character has the permission to modify it.')).toBeVisible()
  await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
  for (const name of ['Delete', 'Actions', /^Generate/]) {
    await expect(canvas.queryAllByRole('button', { name })).toEqual([])
  }
}

export const NotOwned = meta.story({
  name: 'Another user’s character',
  tags: [
    'phone',
    'B2.4-02',
    'B2.4-03',
    'B2.4-04',
    'A6-22',
    'A6-24',
    'B6-18',
    'B6-19',
    'B6-20',
    'B6-21',
    'B6-22',
    'B6-23',
    'B6-24',
  ],
  parameters: { world: { path: `/characters/edit/${MIRELLE}` } },
  play: async ({ canvas }) => {
    await isDenied(canvas)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const VerifiedOnTheSecondTry = meta.story({
  parameters: { world: { faults: [{ operation: 'readOwnership', status: 500 }] } },
  name: 'Ownership checked, then loaded on the second try',
  tags: ['B4.1-02', 'B4.1-03'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { faults } = storyWorld(canvasElement).server
    await isDenied(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not verify character ownership.')
    faults.clear()
    faults.add({ operation: 'readCharacter', status: 500 })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('The character could not be loaded.')
    faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await field(canvas, 'Name')).toHaveValue('The Ferry Apprentice')
  },
})

export const SignedOut = meta.story({
  tags: ['phone', 'B2.4-21', 'B2.4-22', 'A6-21', 'A6-23', 'AMB-39'],
  parameters: { world: { viewer: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Oops! Authentication Required')).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(canvas.getByRole('main').querySelector('[data-drawing=unlock]')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(main.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup')
    await expect(callsTo(canvasElement, 'readOwnership')).toEqual([])
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['phone', 'B4.2-01'],
  parameters: { world: { faults: [{ operation: 'readCharacter', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    // The page replaces the notice of its route by its own.
    await waitFor(() => expect(canvas.getByText('Loading character...')).toBeInTheDocument())
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeVisible()
  },
})

export const NotLoaded = meta.story({
  name: 'Loading failed',
  tags: ['phone', 'B8.5-01'],
  parameters: { world: { faults: [{ operation: 'readCharacter', status: 500 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading character')
    await expect(canvas.getByText('The character could not be loaded.')).toBeVisible()
  },
})

export const Saving = meta.story({
  tags: ['phone', 'B2.4-19', 'B4.2-03'],
  parameters: { world: { faults: [{ operation: 'updateCharacter', hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fill(context, 'Description', 'Second week.')
    await userEvent.click(await save(canvas))
    await waitFor(() => expect(callsTo(canvasElement, 'updateCharacter')).toHaveLength(1))
    for (const label of ['Name', 'Description', 'Background', 'Main greeting', 'Trait 1']) {
      await expect(await field(canvas, label)).toBeDisabled()
    }
    for (const name of ['Delete', 'Add Trait', 'Add Greeting']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
    await expect(canvas.getByRole('switch', { name: 'Public' })).toBeDisabled()
    await userEvent.click(await save(canvas))
    await expect(callsTo(canvasElement, 'updateCharacter')).toHaveLength(1)
  },
})

/**
 * The first save fails, the second one is refused at the field that the server names. One changed field sends all fields,
 * and no unsaved changes remain.
 */
export const SavedOnTheThirdTry = meta.story({
  parameters: {
    world: {
      faults: [
        { operation: 'updateCharacter', nth: 1, status: 500 },
        {
          operation: 'updateCharacter',
          nth: 2,
          status: 422,
          body: { detail: [{ loc: ['body', 'greetings', 'main'], msg: 'Too cold a welcome.', type: 'x' }] },
        },
      ],
    },
  },
  name: 'Saved on the third try',
  tags: ['B2.4-07', 'B7-05', 'B8.5-03', 'AMB-43', 'NS-31'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { name, tags } = rowOf(canvasElement)
    await fill(context, 'Description', 'Second week.')
    await userEvent.click(await save(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed updating character.')
    await canvas.findByText('Everything you typed is still here.')
    await expect(await field(canvas, 'Description')).toHaveValue('Second week.')
    await userEvent.click(await save(canvas))
    const greeting = await field(canvas, 'Main greeting')
    await waitFor(() => expect(greeting).toHaveFocus())
    await expect(greeting).toHaveAccessibleDescription(expect.stringContaining('Too cold a welcome.'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByText('Character saved.')
    await waitFor(async () => expect(await save(canvas)).toHaveTextContent(/^Saved$/))
    await expect(rowOf(canvasElement)).toMatchObject({ name, description: 'Second week.', tags })
    await expect(greeting).toHaveFocus()
    await expect(canvas.queryByText('Everything you typed is still here.')).toBeNull()
  },
})

/** A save in another tab: it is not overwritten without a prompt. */
async function changeElsewhere(canvasElement: HTMLElement, description = 'Third week.', hour = '18') {
  const { server } = storyWorld(canvasElement)
  await server.db.characters.update(rowOf(canvasElement), {
    data: (row) => void Object.assign(row, { description, last_edited: `2026-11-21T${hour}:00:00Z` }),
  })
}

async function saveAfterAnother(context: StoryContext) {
  const { canvas, canvasElement, userEvent } = context
  await fill(context, 'Name', 'Ferryman')
  await changeElsewhere(canvasElement)
  await userEvent.click(await save(canvas))
}

export const ChangedElsewhere = meta.story({
  tags: ['phone'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    await saveAfterAnother(context)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Changed elsewhere meanwhile' }))
    await expect(dialog.getByRole('listitem')).toHaveTextContent(/^Description$/)
    await expect(callsTo(canvasElement, 'updateCharacter')).toEqual([])
    await expect(rowOf(canvasElement).description).toBe('Third week.')
  },
})

/** The server's version is the one that this form has sent: it is not a conflict. */
export const OwnSaveWithoutAResponse = meta.story({
  name: 'Own save without a response',
  tags: ['NS-44'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { server } = storyWorld(canvasElement)
    await fill(context, 'Name', 'Ferryman')
    server.faults.add(
      { operation: 'updateCharacter', stored: true, network: 'fail', times: 1 },
      { operation: 'readCharacter', status: 503 },
    )
    await userEvent.click(await save(canvas))
    await canvas.findByText(/^We could not tell whether your changes were saved\./)
    server.faults.clear()
    await fill(context, 'Description', 'A boat.')
    await userEvent.click(await save(canvas))
    await canvas.findByText('Character saved.')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(rowOf(canvasElement)).toMatchObject({ name: 'Ferryman', description: 'A boat.' })
  },
})

/** Leaving loses nothing: the save continues, and no prompt is shown. */
export const LeftWhileSaving = meta.story({
  parameters: { world: { faults: [{ operation: 'updateCharacter', hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { app, server } = storyWorld(canvasElement)
    await fill(context, 'Name', 'Ferryman')
    await userEvent.click(await save(canvas))
    await waitFor(() => expect(callsTo(canvasElement, 'updateCharacter')).toHaveLength(1))
    await app.router.navigate({ to: '/explore' })
    await expect(canvas.queryByRole('dialog')).toBeNull()
    server.release()
    await canvas.findByText('Character saved.')
    await expect(rowOf(canvasElement).name).toBe('Ferryman')
  },
})

/** The owner looks at the other version first. Only a version that the owner has seen is overwritten. */
export const ChangedElsewhereTwice = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await saveAfterAnother(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the other version' }))
    await waitFor(async () => expect(await field(canvas, 'Description')).toHaveValue('Third week.'))
    await expect(await field(canvas, 'Name')).toHaveValue('The Ferry Apprentice')
    await expect(await save(canvas)).toHaveTextContent(/^Saved$/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring back your version' }))
    await expect(await field(canvas, 'Name')).toHaveValue('Ferryman')
    await changeElsewhere(canvasElement, 'Fourth week.', '19')
    await userEvent.click(await save(canvas))
    const overwrite = await canvas.findByRole('button', { name: 'Save mine over it' })
    await changeElsewhere(canvasElement, 'Fifth week.', '20')
    const reads = callsTo(canvasElement, 'readCharacter').length
    await userEvent.click(overwrite)
    await waitFor(() => expect(callsTo(canvasElement, 'readCharacter').length).toBeGreaterThan(reads))
    await canvas.findByRole('dialog', { name: 'Changed elsewhere meanwhile' })
    await expect(callsTo(canvasElement, 'updateCharacter')).toEqual([])
    await userEvent.click(await canvas.findByRole('button', { name: 'Save mine over it' }))
    await canvas.findByText('Character saved.')
    await expect(rowOf(canvasElement)).toMatchObject({
      name: 'Ferryman',
      description: expect.stringContaining('First week'),
    })
  },
})

async function askToDelete({ canvas, userEvent }: StoryContext) {
  await field(canvas, 'Name')
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
  return within(await canvas.findByRole('dialog', { name: 'Delete Character' }))
}

async function confirmDeletion(context: StoryContext) {
  const dialog = await askToDelete(context)
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
}

export const AskingToDelete = meta.story({
  tags: ['phone', 'AMB-65'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const dialog = await askToDelete(context)
    await expect(dialog.getByText('The Ferry Apprentice')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
    await expect(callsTo(canvasElement, 'deleteCharacter')).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await canvas.findByRole('dialog', { name: 'Delete Character' })
  },
})

/** Also with unsaved changes: they are lost anyway. */
export const Deleted = meta.story({
  tags: ['B2.4-10', 'B2.4-12', 'B7-06', 'NS-31'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    await fill(context, 'Name', 'Ferryman')
    await confirmDeletion(context)
    await waitFor(() => expect(at(canvasElement)).toBe('/my-characters'))
    // Back does not lead to the form of a character that is gone.
    await expect(storyWorld(canvasElement).app.router.history.length).toBe(1)
    await canvas.findByText('Character deleted.')
    await expect(callsTo(canvasElement, 'deleteCharacter')).toMatchObject([
      { method: 'DELETE', path: `/characters/?character_id=${FERRY}` },
    ])
    await canvas.findAllByRole('heading', { level: 3 })
    await expect(canvas.queryByText('The Ferry Apprentice')).toBeNull()
  },
})

/** A proxy gives up waiting: the server may still be deleting. */
export const DeletionNotKnown = meta.story({
  name: 'Whether the character was deleted is unknown',
  tags: ['NS-44', 'phone'],
  parameters: { world: { faults: [{ operation: 'deleteCharacter', status: 504 }] } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await confirmDeletion(context)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(
      'We could not tell whether the character was deleted. Look at your characters before you try again.',
    )
    await expect(within(alert).getByRole('link', { name: 'My characters' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(at(canvasElement)).toBe(`/characters/edit/${FERRY}`)
  },
})
