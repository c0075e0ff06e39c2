import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { CreateCharacterPage } from './CreateCharacterPage.tsx'
import { draftKeyOf } from '#tests/support/draftKeyOf.ts'

// Renders the whole app, because a created character is shown on another page.
const mira = { path: '/characters/create', viewer: 'mira' as const }
const meta = preview.meta({ component: CreateCharacterPage, parameters: { world: mira } })

const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: label })
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })

async function fill({ canvas, userEvent }: StoryContext, label: string, text: string) {
  const element = await field(canvas, label)
  await userEvent.click(element)
  await userEvent.clear(element)
  if (text !== '') await userEvent.paste(text)
}

const draftOf = (canvasElement: HTMLElement, key = draftKeyOf('mira')): unknown =>
  JSON.parse(storyWorld(canvasElement).storage.getItem(key) ?? 'null')

const traitNames = (canvas: Canvas) =>
  (canvas.queryAllByRole('textbox', { name: /^Trait \d$/ }) as HTMLInputElement[]).map(({ value }) => value)
const strengths = (canvas: Canvas) =>
  (canvas.queryAllByRole('radio', { checked: true }) as HTMLInputElement[]).map(({ value }) => value)

const WHOLE = {
  Name: 'Mirelle of the Tides',
  Description: 'A lighthouse keeper who answers letters the sea returns.',
  Background: 'A drowned coast, a lamp, and a great many stairs.',
  'Main greeting': '*The lamp turns.* You came up all these stairs?',
}
async function fillAll(context: StoryContext) {
  await beginning(context.canvas)
  for (const [label, text] of Object.entries(WHOLE)) await fill(context, label, text)
}

/** Fills in the form and sends it; the response is held. */
async function sendAll(context: StoryContext) {
  await fillAll(context)
  await context.userEvent.click(button(context.canvas, 'Create Character'))
  await waitFor(() => expect(callsTo(context.canvasElement, 'createCharacter')).toHaveLength(1))
}

async function leaveAndComeBack({ canvasElement }: StoryContext) {
  const { router } = storyWorld(canvasElement).app
  await router.navigate({ to: '/explore' })
  await router.navigate({ to: '/characters/create' })
}

/** Waits for the initial traits, the last automatic change of the form. */
async function beginning(canvas: Canvas) {
  await waitFor(() => expect(traitNames(canvas)).toHaveLength(3))
}

const DRAFT = {
  name: 'Nobody yet',
  description: 'Half a thought.',
  backgroundDescription: '',
  isPublic: false,
  personalities: [{ name: 'undecided', strength: 'absolutely' }],
  greetings: { main: 'Well…', alternatives: ['Or rather…'] },
  tags: ['unfinished'],
}

export const Fresh = meta.story({
  name: 'Empty form',
  tags: [
    'phone',
    'desktop',
    'B2.3-01',
    'B2.3-02',
    'B2.3-03',
    'B2.3-04',
    'B2.3-05',
    'B2.3-06',
    'B2.3-07',
    'B2.3-08',
    'B2.3-25',
    'B4.1-04',
    'B7-19',
    'B9-07',
    'AMB-29',
  ],
  play: async ({ canvas, canvasElement }) => {
    await beginning(canvas)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Create New Character$/)
    for (const label of Object.keys(WHOLE)) await expect(await field(canvas, label)).toHaveValue('')
    await expect(canvas.getByText('0/25')).toBeVisible()
    await expect(canvas.getAllByText('0/1000')).toHaveLength(2)
    await expect(canvas.getByText('0/200')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Public' })).toBeChecked()
    await expect(await canvas.findByRole('combobox', { name: 'Tags' })).toHaveValue('')
    await expect(strengths(canvas)).toEqual(['moderately', 'moderately', 'moderately'])
    for (const name of ['Add Trait', 'Add Greeting']) await expect(button(canvas, name)).toBeEnabled()
    await expect(callsTo(canvasElement, 'listRandomTraits')).toMatchObject([
      { path: '/characters/personality-traits/random?count=3' },
    ])
    await expect(callsTo(canvasElement, 'readOwnership')).toEqual([])
    await expect(canvas.queryByText('Verifying ownership...')).toBeNull()
    // Nothing has been typed, so no draft is stored.
    await expect(draftOf(canvasElement)).toBeNull()
  },
})

export const NothingFilledIn = meta.story({
  tags: ['phone', 'B5.1-01', 'B5.1-03', 'B5.1-05', 'B5.2-01', 'B5.2-03'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await beginning(canvas)
    await userEvent.click(button(canvas, 'Add Greeting'))
    await userEvent.click(button(canvas, 'Create Character'))
    const wrong = {
      Name: 'Name is required',
      Description: 'Description is required',
      Background: 'Background is required',
      'Main greeting': 'Main greeting is required.',
      'Alternative greeting 1': 'Alternative greeting cannot be empty.',
    }
    for (const [label, message] of Object.entries(wrong)) {
      const element = await field(canvas, label)
      await expect(canvas.getByText(message, { exact: true })).toBeVisible()
      await expect(element).toBeInvalid()
      await expect(element.getAttribute('aria-describedby')).toBeTruthy()
    }
    await expect(await field(canvas, 'Name')).toHaveFocus()
    await expect(canvas.getByText('5 fields need attention')).toBeVisible()
    await userEvent.click(await field(canvas, 'Main greeting'))
    await userEvent.click(button(canvas, '5 fields need attention'))
    await expect(await field(canvas, 'Name')).toHaveFocus()
    await userEvent.paste('M')
    await expect(canvas.queryByText('Name is required')).toBeNull()
    await expect(canvas.getByText('4 fields need attention')).toBeVisible()
    await expect(callsTo(canvasElement, 'createCharacter')).toEqual([])
  },
})

/** The errors of the greetings, which are far below the first field. */
export const GreetingsMissing = meta.story({
  tags: ['B5.2-01', 'B5.2-03'],
  play: async ({ canvas, userEvent }) => {
    await beginning(canvas)
    await userEvent.click(button(canvas, 'Add Greeting'))
    await userEvent.click(button(canvas, 'Create Character'))
    const error = await canvas.findByText('Main greeting is required.')
    error.scrollIntoView({ block: 'center' })
    await expect(error).toBeVisible()
    await expect(canvas.getByText('Alternative greeting cannot be empty.')).toBeVisible()
  },
})

/** More than the maximum can be typed. The counter warns before, and the error appears without a submit. */
export const TooLong = meta.story({
  tags: ['phone', 'B2.3-25', 'B5.1-02', 'B5.1-04', 'B5.1-06', 'B5.2-02', 'B5.2-04', 'AMB-53'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await beginning(canvas)
    await fill(context, 'Name', 'x'.repeat(23))
    await expect(canvas.getByText('23/25')).toHaveAttribute('data-state', 'near')
    await fill(context, 'Name', 'x'.repeat(25))
    await expect(canvas.queryByText('Name must be at most 25 chars')).toBeNull()
    await fill(context, 'Name', 'x'.repeat(26))
    await fill(context, 'Description', 'x'.repeat(1001))
    await fill(context, 'Background', 'x'.repeat(201))
    await fill(context, 'Main greeting', 'x'.repeat(1001))
    await userEvent.click(button(canvas, 'Add Greeting'))
    await fill(context, 'Alternative greeting 1', 'x'.repeat(1001))
    await expect(canvas.getByText('26/25')).toHaveAttribute('data-state', 'over')
    for (const label of ['Name', 'Description', 'Background', 'Main greeting', 'Alternative greeting 1']) {
      await expect(await field(canvas, label)).toBeInvalid()
    }
    await expect(canvas.getAllByText('Name must be at most 25 chars')[0]).toBeVisible()
    await expect(canvas.getAllByText('Description max length is 1000')[0]).toBeVisible()
    await expect(canvas.getAllByText('Max length: 200')[0]).toBeVisible()
    await expect(canvas.getAllByText('Max 1000 chars').length).toBeGreaterThan(1)
    await expect(canvas.getByText('5 fields need attention')).toBeVisible()
    await userEvent.click(button(canvas, 'Create Character'))
    await expect(await field(canvas, 'Name')).toHaveFocus()
    await expect(callsTo(canvasElement, 'createCharacter')).toEqual([])
  },
})

/** At most three; each can be moved, and can be restored after it was removed. */
export const AlternativeGreetings = meta.story({
  tags: ['phone', 'B5.2-05', 'B9-08'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await beginning(canvas)
    const add = button(canvas, 'Add Greeting')
    for (const text of ['one', 'deux', 'three']) {
      await userEvent.click(add)
      await waitFor(() =>
        expect(document.activeElement).toHaveAttribute('name', expect.stringContaining('alternatives')),
      )
      await userEvent.paste(text)
    }
    await expect(add).toBeDisabled()
    const values = () =>
      canvas.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Alternative/ }).map(({ value }) => value)
    await expect(values()).toEqual(['one', 'deux', 'three'])

    await userEvent.click(button(canvas, 'Move alternative greeting 3 up'))
    await expect(values()).toEqual(['one', 'three', 'deux'])
    await expect(button(canvas, 'Move alternative greeting 2 up')).toHaveFocus()
    await userEvent.click(await field(canvas, 'Alternative greeting 1'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(values()).toEqual(['three', 'one', 'deux'])
    await expect(await field(canvas, 'Alternative greeting 2')).toHaveFocus()

    await userEvent.click(button(canvas, 'Remove alternative greeting 1'))
    await expect(values()).toEqual(['one', 'deux'])
    await expect(await field(canvas, 'Alternative greeting 1')).toHaveFocus()
    await expect(canvas.getByText('Greeting removed.')).toBeVisible()
    // What is typed since then stays.
    await fill(context, 'Alternative greeting 2', 'two')
    await userEvent.click(button(canvas, 'Bring back ‘three’'))
    await expect(values()).toEqual(['three', 'one', 'two'])
    await expect(await field(canvas, 'Alternative greeting 1')).toHaveFocus()
  },
})

export const Traits = meta.story({
  tags: ['phone', 'B5.3-01', 'B5.3-02', 'B5.3-04', 'B5.3-05', 'B3-11', 'B9-04', 'B9-05', 'NS-39'],
  play: async ({ canvas, userEvent }) => {
    await beginning(canvas)
    const [first = '', second = ''] = traitNames(canvas)
    const nameOf = (place: number) => field(canvas, `Trait ${place}`)
    const rename = async (place: number, name: string) => {
      await userEvent.click(await nameOf(place))
      await userEvent.clear(await nameOf(place))
      if (name !== '') await userEvent.paste(name)
      await userEvent.keyboard('{Enter}')
    }
    await rename(2, first)
    await expect(traitNames(canvas)[1]).toBe(second)
    await rename(2, '')
    await expect(traitNames(canvas)[1]).toBe(second)
    await rename(2, 'stubborn')
    await expect(traitNames(canvas)[1]).toBe('stubborn')

    const strength = within(canvas.getByRole('radiogroup', { name: 'Strength of stubborn' }))
    await expect(strength.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'not at all',
      'not very',
      'moderately',
      'quite a lot',
      'absolutely',
    ])
    await userEvent.click(strength.getByRole('radio', { name: 'absolutely' }))
    await expect(strengths(canvas)[1]).toBe('absolutely')

    const add = button(canvas, 'Add Trait')
    // A trait that gets no name is removed.
    await userEvent.click(add)
    await waitFor(async () => expect(await nameOf(4)).toHaveFocus())
    await expect(strengths(canvas)[3]).toBe('moderately')
    await userEvent.keyboard('{Enter}')
    await expect(traitNames(canvas)).toHaveLength(3)
    for (const name of ['fourth', 'fifth', 'last']) {
      await userEvent.click(add)
      await waitFor(() => expect(document.activeElement).toHaveValue(''))
      await userEvent.paste(name)
      await userEvent.keyboard('{Enter}')
    }
    await expect(traitNames(canvas)).toEqual([first, 'stubborn', expect.any(String), 'fourth', 'fifth', 'last'])
    await expect(add).toBeDisabled()

    await userEvent.click(await nameOf(6))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(traitNames(canvas).slice(4)).toEqual(['last', 'fifth'])
    await expect(await nameOf(5)).toHaveFocus()
    await userEvent.click(button(canvas, 'Remove stubborn'))
    await expect(canvas.getByText('Trait removed.')).toBeVisible()
    await expect(traitNames(canvas)).toHaveLength(5)
    await expect(add).toBeEnabled()
    // What is typed since then stays.
    await rename(4, 'sixth')
    await userEvent.click(button(canvas, 'Bring back ‘stubborn’'))
    await expect(await nameOf(2)).toHaveFocus()
    await expect(traitNames(canvas).slice(1)).toEqual(['stubborn', expect.any(String), 'fourth', 'sixth', 'fifth'])
    await expect(strengths(canvas)[1]).toBe('absolutely')
    await expect(canvas.queryByRole('button', { name: /^Bring back/ })).toBeNull()
  },
})

const tagCount = (canvas: Canvas) => canvas.queryAllByRole('button', { name: /^Remove .*tag$/ }).length
/** Adds ten tags, and tries to add one more. */
async function addAgain({ canvas, userEvent }: StoryContext, tag: string, message: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Tags' }))
  await userEvent.paste(Array.from({ length: 9 }, (_, index) => `${index} tag,`).join(''))
  for (const text of ['last tag{Enter}', `${tag}{Enter}`]) await userEvent.keyboard(text)
  await expect(await canvas.findByText(message)).toBeVisible()
  await expect(tagCount(canvas)).toBe(10)
}

/** Before, the keys remove the last tag, unless the field contains text. */
export const TooManyTags = meta.story({
  tags: ['phone', 'B5.4-01', 'B5.4-04', 'B5.4-05', 'B5.4-06', 'B5.4-07'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await beginning(canvas)
    const input = await canvas.findByRole('combobox', { name: 'Tags' })
    await userEvent.click(input)
    await userEvent.keyboard(' first tag {Enter}second tag{Enter}   {Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove first tag' })).toBeVisible()
    await expect(input).toBeValid()
    await userEvent.clear(input)
    await userEvent.keyboard('ab{Backspace}{Delete}')
    await expect(input).toHaveValue('a')
    await expect(tagCount(canvas)).toBe(2)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(tagCount(canvas)).toBe(1)
    await userEvent.keyboard('{Delete}')
    await expect(tagCount(canvas)).toBe(0)
    await expect(input).toHaveFocus()
    await addAgain(context, 'eleventh tag', 'You cannot add more than 10 tags.')
    await expect(input).toBeInvalid()
  },
})

export const TagAddedTwice = meta.story({
  tags: ['phone', 'B5.4-03'],
  play: async (context) => {
    await beginning(context.canvas)
    await addAgain(context, 'last tag', 'This tag has already been added.')
  },
})

export const TagsSuggested = meta.story({
  tags: ['phone', 'B5.4-09', 'B3-18', 'B7-20'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await beginning(canvas)
    const input = await canvas.findByRole('combobox', { name: 'Tags' })
    await userEvent.click(input)
    await userEvent.paste('se')
    const options = await canvas.findAllByRole('option')
    const [first] = options
    const name = first!.textContent
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(button(canvas, `Remove ${name}`)).toBeVisible()
    await expect(input).toHaveValue('')
    await userEvent.paste('se')
    await canvas.findAllByRole('option')
    await expect(canvas.queryByRole('option', { name })).toBeNull()
    await expect(callsTo(canvasElement, 'searchTags')[0]).toMatchObject({ path: '/characters/tags/search?q=se' })
  },
})

export const SuggestionsWaitForTypingToStop = meta.story({
  tags: ['B5.4-08', 'B9-11'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await beginning(canvas)
    const input = await canvas.findByRole('combobox', { name: 'Tags' })
    // The clock's timers run only when the test calls them.
    const waiting: { run: () => void; delayMs: number }[] = []
    const stopped = spyOn(storyWorld(canvasElement).clock, 'setTimeout').mockImplementation((run, delayMs) => {
      const timer = { run, delayMs }
      waiting.push(timer)
      return () => void waiting.splice(waiting.indexOf(timer), 1)
    })
    await userEvent.type(input, 'elf')
    const due = () => waiting.filter(({ delayMs }) => delayMs === 300)
    await waitFor(() => expect(due()).toHaveLength(1))
    await expect(callsTo(canvasElement, 'searchTags')).toEqual([])
    stopped.mockRestore()
    due()[0]!.run()
    await waitFor(() =>
      expect(callsTo(canvasElement, 'searchTags')).toMatchObject([{ path: '/characters/tags/search?q=elf' }]),
    )
  },
})

/** The form has traits of its own, and nothing tells of the failures. */
export const NoSuggestions = meta.story({
  tags: ['B8.2-01', 'B8.2-02'],
  parameters: {
    world: {
      faults: [
        { operation: 'listRandomTraits', status: 500 },
        { operation: 'searchTags', status: 500 },
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await beginning(canvas)
    await expect(traitNames(canvas)).toEqual(['thoughtful', 'creative', 'determined'])
    await expect(strengths(canvas)).toEqual(['moderately', 'quite a lot', 'absolutely'])
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Tags' }))
    await userEvent.paste('se')
    await waitFor(() => expect(callsTo(canvasElement, 'searchTags')).toMatchObject([{ status: 500 }]))
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(button(canvas, 'Remove se')).toBeVisible()
  },
})

export const Creating = meta.story({
  tags: ['phone', 'B2.4-18', 'B4.2-02'],
  parameters: { world: { faults: [{ operation: 'createCharacter', hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fillAll(context)
    const create = button(canvas, 'Create Character')
    await userEvent.click(create)
    await waitFor(() => expect(create).toHaveAttribute('aria-busy', 'true'))
    for (const label of Object.keys(WHOLE)) await expect(await field(canvas, label)).toBeDisabled()
    for (const name of ['Import card', 'Reset form', 'Generate name', 'Add Trait', 'Add Greeting']) {
      await expect(button(canvas, name)).toBeDisabled()
    }
    await expect(await field(canvas, 'Trait 1')).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Tags' })).toBeDisabled()
    await expect(canvas.getByRole('switch', { name: 'Public' })).toBeDisabled()
    await waitFor(() => expect(callsTo(canvasElement, 'createCharacter')).toHaveLength(1))
    await userEvent.click(create)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(callsTo(canvasElement, 'createCharacter')).toHaveLength(1)
  },
})

export const Created = meta.story({
  tags: ['phone', 'B2.3-12', 'B2.3-21', 'B6-10', 'A6-20', 'NS-31'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fillAll(context)
    await waitFor(() => expect(draftOf(canvasElement)).toMatchObject({ name: WHOLE.Name }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Public' }))
    await userEvent.click(button(canvas, 'Create Character'))
    await canvas.findByText('Character created successfully.')
    await expect(await canvas.findByRole('heading', { level: 1, name: WHOLE.Name })).toBeVisible()
    const { storage, app, server } = storyWorld(canvasElement)
    await expect(app.router.history.location.pathname).toMatch(/^\/character\/[\w-]+$/)
    await expect(storage.getItem(draftKeyOf('mira'))).toBeNull()
    await expect(server.db.characters.all().at(-1)).toMatchObject({
      name: WHOLE.Name,
      isPublic: false,
      greetings: { main: WHOLE['Main greeting'], alternatives: [] },
    })
  },
})

/** The draft of the character is open again when the response arrives: the page of the character replaces it. */
export const CreatedAfterTheReturn = meta.story({
  tags: ['NS-31'],
  parameters: { world: { faults: [{ operation: 'createCharacter', hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { app, server } = storyWorld(canvasElement)
    await sendAll(context)
    await leaveAndComeBack(context)
    await canvas.findByText('Your draft is back as you left it.')
    await userEvent.click(button(canvas, 'Create Character'))
    await canvas.findByText('This character is being created.')
    server.release()
    await expect(await canvas.findByRole('heading', { level: 1, name: WHOLE.Name })).toBeVisible()
    await expect(app.router.history.location.pathname).toMatch(/^\/character\//)
    await expect(callsTo(canvasElement, 'createCharacter')).toHaveLength(1)
  },
})

/** The draft's status is correct, it survives an unmount, and leaving during the submit shows no prompt. */
export const StorageFull = meta.story({
  parameters: { world: { faults: [{ operation: 'createCharacter', hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { server, storage } = storyWorld(canvasElement)
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await fillAll(context)
    await canvas.findByText('Draft kept only until this page is closed: this browser’s storage is full or blocked')
    await leaveAndComeBack(context)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(WHOLE.Name))
    await expect(canvas.queryByText('Draft kept on this device')).toBeNull()
    await userEvent.click(button(canvas, 'Create Character'))
    server.release()
    await expect(await canvas.findByRole('heading', { level: 1, name: WHOLE.Name })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

/**
 * The late response belongs to the first character: a toast is shown, and the texts of the second one stay. The second
 * one is created although its page is left: the draft is removed, and the page does not change.
 */
export const AnotherOneMeanwhile = meta.story({
  name: 'Another character while one is being created',
  parameters: { world: { faults: [{ operation: 'createCharacter', hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { app, server } = storyWorld(canvasElement)
    await sendAll(context)
    await leaveAndComeBack(context)
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveValue(WHOLE.Name))
    await fill(context, 'Name', 'The second one')
    await waitFor(() => expect(draftOf(canvasElement)).toMatchObject({ name: 'The second one' }))
    server.release()
    await canvas.findByText('Character created successfully.')
    await expect(draftOf(canvasElement)).toMatchObject({ name: 'The second one' })

    server.faults.add({ operation: 'createCharacter', hold: true })
    await userEvent.click(button(canvas, 'Create Character'))
    await waitFor(() => expect(callsTo(canvasElement, 'createCharacter')).toHaveLength(2))
    await app.router.navigate({ to: '/search', search: { query: 'moon' } })
    await canvas.findByRole('heading', { level: 1, name: 'Search' })
    await expect(draftOf(canvasElement)).toMatchObject({ name: 'The second one' })
    server.release()
    await waitFor(() => expect(draftOf(canvasElement)).toBeNull())
    await expect(app.router.history.location.pathname).toBe('/search')
  },
})

const asked = /^We could not tell whether your character was created\./

/** The list of the user's characters shows that it was created: no second request is sent. */
export const CreatedWithoutAResponse = meta.story({
  tags: ['NS-44'],
  parameters: { world: { faults: [{ operation: 'createCharacter', stored: true, network: 'fail' }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fillAll(context)
    await userEvent.click(button(canvas, 'Create Character'))
    await expect(await canvas.findByRole('heading', { level: 1, name: WHOLE.Name })).toBeVisible()
    await expect(draftOf(canvasElement)).toBeNull()
    await expect(callsTo(canvasElement, 'createCharacter')).toHaveLength(1)
  },
})

/**
 * A proxy's response is invalid, the next one is lost, and each time the list of the user's characters shows that none
 * was created. Then the server returns an error message and the list fails: no text says that the creation failed.
 */
export const NotCreatedResponseMalformed = meta.story({
  tags: ['NS-44', 'B8.1-14'],
  parameters: {
    world: {
      faults: [
        { operation: 'createCharacter', nth: 1, shape: 'html' },
        { operation: 'createCharacter', nth: 2, network: 'fail' },
        { operation: 'createCharacter', nth: 3, status: 500, detail: 'The ink has run out.' },
      ],
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { faults } = storyWorld(canvasElement).server
    const create = async (nth: number) => {
      await userEvent.click(button(canvas, 'Create Character'))
      await waitFor(() => expect(callsTo(canvasElement, 'createCharacter')).toHaveLength(nth))
    }
    await fillAll(context)
    for (const nth of [1, 2]) {
      await create(nth)
      const name = await field(canvas, 'Name')
      await waitFor(() => expect(name).toBeEnabled())
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed creating')
      await expect(name).toHaveValue(WHOLE.Name)
    }
    faults.add({ operation: 'listMyCharacters', status: 503 })
    await create(3)
    await expect(await canvas.findByText(asked)).toBeVisible()
    const alert = canvas.getByRole('alert')
    await expect(within(alert).getByText('The ink has run out.')).toBeVisible()
    await expect(alert).not.toHaveTextContent('Failed creating character.')
    faults.clear()
    await create(4)
    await expect(await canvas.findByRole('heading', { level: 1, name: WHOLE.Name })).toBeVisible()
  },
})

/** The creation gets no response and the list of characters fails, so the outcome is unknown. */
export const NotKnownWhetherCreated = meta.story({
  name: 'Unknown whether created',
  tags: ['phone', 'NS-44'],
  parameters: { world: mira },
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { server } = storyWorld(canvasElement)
    await fillAll(context)
    server.faults.add(
      { operation: 'createCharacter', stored: true, network: 'fail' },
      { operation: 'listMyCharacters', status: 503 },
    )
    await context.userEvent.click(button(canvas, 'Create Character'))
    await expect(await canvas.findByText(asked)).toBeVisible()
    await expect(within(canvas.getByRole('alert')).getByRole('link', { name: 'My characters' })).toBeVisible()
    await expect(canvas.queryByText('Failed creating character.')).toBeNull()
    await expect(draftOf(canvasElement)).toMatchObject({ name: WHOLE.Name })
  },
})

/** The typed texts are still in the form and in the draft. */
export const NotCreated = meta.story({
  name: 'Creation refused',
  tags: ['B8.5-02', 'B2.3-22'],
  parameters: { world: { faults: [{ operation: 'createCharacter', status: 500 }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fillAll(context)
    await userEvent.click(await field(canvas, 'Main greeting'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Failed creating character\. ?Everything you typed is still here\.$/,
    )
    for (const [label, text] of Object.entries(WHOLE)) await expect(await field(canvas, label)).toHaveValue(text)
    await expect(draftOf(canvasElement)).toMatchObject({ name: WHOLE.Name, description: WHOLE.Description })
    await waitFor(async () => expect(await field(canvas, 'Main greeting')).toHaveFocus())
  },
})

/** The server's error is shown at the field that it names. */
export const RefusedAtAField = meta.story({
  tags: ['phone', 'AMB-43'],
  parameters: {
    world: {
      faults: [
        {
          operation: 'createCharacter',
          status: 422,
          body: { detail: [{ loc: ['body', 'backgroundDescription'], msg: 'This has been told before.', type: 'x' }] },
        },
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillAll(context)
    await userEvent.click(button(canvas, 'Create Character'))
    const background = await field(canvas, 'Background')
    await waitFor(() => expect(background).toHaveFocus())
    await expect(background).toBeInvalid()
    await expect(background).toHaveAccessibleDescription(expect.stringContaining('This has been told before.'))
    await expect(canvas.getByText('1 field needs attention')).toBeVisible()
  },
})

/** The request is sent, the visitor is asked to sign in, and the draft is kept. */
export const SignedOut = meta.story({
  tags: ['B4.6-02', 'B6-09', 'AMB-39'],
  parameters: { world: { viewer: null } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fillAll(context)
    await userEvent.click(button(canvas, 'Create Character'))
    await canvas.findByRole('dialog', { name: 'Unlock the Full Experience!' })
    await expect(callsTo(canvasElement, 'createCharacter')).toMatchObject([{ status: 401 }])
    await expect(draftOf(canvasElement, draftKeyOf())).toMatchObject({ name: WHOLE.Name })
    await expect(canvas.queryByText('Failed creating character.')).toBeNull()
  },
})

export const DraftRestored = meta.story({
  tags: ['phone', 'B2.3-20', 'AMB-29'],
  parameters: { world: { storage: { [draftKeyOf('mira')]: DRAFT } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await field(canvas, 'Name')).toHaveValue('Nobody yet')
    await expect(await field(canvas, 'Description')).toHaveValue('Half a thought.')
    await expect(await field(canvas, 'Main greeting')).toHaveValue('Well…')
    await expect(await field(canvas, 'Alternative greeting 1')).toHaveValue('Or rather…')
    await expect(traitNames(canvas)).toEqual(['undecided'])
    await expect(strengths(canvas)).toEqual(['absolutely'])
    await expect(await canvas.findByRole('button', { name: 'Remove unfinished' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Public' })).not.toBeChecked()
    await expect(canvas.getByText('Your draft is back as you left it.')).toBeVisible()
    await expect(canvas.getByText('Draft kept on this device')).toBeVisible()
    await expect(callsTo(canvasElement, 'listRandomTraits')).toEqual([])

    await userEvent.click(button(canvas, 'Discard draft'))
    await expect(await field(canvas, 'Name')).toHaveValue('')
    await beginning(canvas)
    await expect(draftOf(canvasElement)).toBeNull()
    await expect(canvas.queryByText('Your draft is back as you left it.')).toBeNull()
    await userEvent.click(button(canvas, 'Bring back ‘Nobody yet’'))
    await expect(await field(canvas, 'Name')).toHaveValue('Nobody yet')
    await waitFor(() => expect(draftOf(canvasElement)).toEqual(DRAFT))
  },
})

export const ResetForm = meta.story({
  tags: ['phone', 'B2.3-11'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fillAll(context)
    await userEvent.click(canvas.getByRole('switch', { name: 'Public' }))
    await waitFor(() => expect(draftOf(canvasElement)).toMatchObject({ isPublic: false }))
    await userEvent.click(button(canvas, 'Reset form'))
    for (const label of Object.keys(WHOLE)) await expect(await field(canvas, label)).toHaveValue('')
    await expect(canvas.getByRole('switch', { name: 'Public' })).toBeChecked()
    await waitFor(() => expect(draftOf(canvasElement)).toBeNull())
    await waitFor(() => expect(callsTo(canvasElement, 'listRandomTraits')).toHaveLength(2))
    await beginning(canvas)
  },
})

/** The preview is updated while the character is written. */
export const Preview = meta.story({
  play: async (context) => {
    const { canvas } = context
    await fillAll(context)
    const shown = within(canvas.getByRole('heading', { name: 'As others see it' }).parentElement!)
    await waitFor(() => expect(shown.getByText(WHOLE.Name)).toBeVisible())
    await expect(shown.getByText(WHOLE.Description)).toBeVisible()
    await expect((await shown.findByText('The lamp turns.')).tagName).toBe('EM')
  },
})

const FULL = {
  name: 'Pfannkuchenwenderin Grete',
  description: 'Turns pancakes and pages at once, and is burnt by neither. '.repeat(17).slice(0, 1000),
  backgroundDescription: 'A kitchen under a library. '.repeat(8).slice(0, 200),
  isPublic: true,
  personalities: ['patient', 'curious', 'stubborn', 'warm', 'x'.repeat(60), 'talkative'].map((name, index) => ({
    name,
    strength: (['not at all', 'not very', 'moderately', 'quite a lot', 'absolutely'] as const)[index % 5],
  })),
  greetings: {
    main: 'Sit down. **Mind the syrup.** '.repeat(30).slice(0, 1000),
    alternatives: ['One more?', 'You are late for breakfast.', 'Shh. She is reading.'],
  },
  tags: ['kitchen', 'library', 'comedy', 'cozy', 'twenty characters!!', 'pancakes', 'books', 'warm', 'german', 'night'],
}
const full = { world: { storage: { [draftKeyOf('mira')]: FULL } } }

export const Full = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'w390' } },
  parameters: full,
  play: async ({ canvas, canvasElement }) => {
    await expect(await field(canvas, 'Name')).toHaveValue(FULL.name)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const LargestText = meta.story({
  parameters: {
    world: {
      storage: {
        ...full.world.storage,
        'accessibility-settings': { fontSize: 1.25, boldText: true, highlightClickable: true },
      },
    },
  },
  play: Full.input.play,
})

export const RightToLeft = meta.story({
  tags: ['phone'],
  parameters: {
    world: {
      storage: {
        [draftKeyOf('mira')]: {
          ...FULL,
          name: 'سلمى النجوم',
          description: 'تعرف كل نجمة باسمها، وتنسى أين تركت نظارتها.',
          backgroundDescription: 'مرصد قديم على تلة.',
          greetings: { main: 'أهلا بك، السماء صافية الليلة.', alternatives: [] },
          tags: ['نجوم'],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const name = await field(canvas, 'Name')
    await expect(name).toHaveValue('سلمى النجوم')
    await expect(getComputedStyle(name).direction).toBe('rtl')
  },
})
