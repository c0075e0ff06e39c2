import { expect, waitFor, within } from 'storybook/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { characterSummary } from '#src/api/shapes/characterShapes.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { CharacterPage } from './CharacterPage.tsx'

const MIRELLE = characterId('mirelle-of-the-tides')
const UNSENT = characterId('the-unsent-letter')

const meta = preview.meta({ component: CharacterPage, args: { characterId: MIRELLE } })

const placeOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation
const counts = (canvas: Canvas) => canvas.getAllByRole('definition').map((count: HTMLElement) => count.textContent)
const nameOf = (canvas: Canvas, name = 'Mirelle of the Tides') => canvas.findByRole('heading', { level: 1, name })
const similarOf = (canvas: Canvas) => canvas.findByRole('region', { name: 'Similar Characters' })

export const Visitor = meta.story({
  tags: [
    'A1-04',
    'B2.6-01',
    'B2.6-02',
    'B2.6-03',
    'B2.6-04',
    'B2.6-08',
    'B2.6-09',
    'B2.6-10',
    'B2.6-21',
    'B2.6-22',
    'B6-02',
    'B7-03',
    'B7-25',
    'B9-26',
  ],
  play: async ({ canvas, canvasElement }) => {
    await nameOf(canvas)
    const description = canvas.getByText(
      'A lighthouse keeper who answers letters the sea returns. She remembers every ship, and none of the sailors.',
    )
    await expect(description).toBeVisible()
    await expect(description.scrollHeight).toBe(description.clientHeight)

    const background = canvas.getByRole('region', { name: 'Background' })
    await expect(within(background).getByText(/^Keeps the light at Farrow Point/)).toBeVisible()
    const traits = within(canvas.getByRole('region', { name: 'Personality Traits' })).getAllByRole('listitem')
    await expect(traits.map(({ textContent }) => textContent)).toEqual([
      'Patientabsolutely',
      'Curiousquite a lot',
      'Talkativenot very',
      'Superstitiousmoderately',
    ])
    const tags = within(canvas.getByRole('list', { name: 'Tags' })).getAllByRole('link')
    await expect(tags.map(({ textContent }) => textContent)).toEqual([
      'sea',
      'lighthouse',
      'letters',
      'mystery',
      'gentle',
      'slow burn',
    ])
    await expect(tags.at(-1)).toHaveAttribute('href', '/search?query=slow+burn')

    const creator = canvas.getByRole('link', { name: 'Made by saltglass' })
    await expect(creator).toHaveAttribute('href', `/users/${userId('saltglass')}`)
    await expect(counts(canvas)).toEqual(['12.4k', '3.81k', '1.2M'])
    await expect(document.title).toMatch(/^Mirelle of the Tides · /)

    // For a visitor no ownership request is sent, and there is no link to the editor.
    await expect(callsTo(canvasElement, 'readOwnership')).toEqual([])
    await expect(canvas.queryByText('Checking permissions...')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()

    // Below everything else: seven other characters of the eight requested.
    const similar = await similarOf(canvas)
    await waitFor(() => expect(within(similar).getAllByRole('heading', { level: 3 })).toHaveLength(7))
    await expect(callsTo(canvasElement, 'listSimilarCharacters')).toMatchObject([
      { path: `/characters/${MIRELLE}/similar?num_characters=8` },
    ])
    await expect(background.compareDocumentPosition(similar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await expect(within(similar).queryByRole('heading', { name: 'Mirelle of the Tides' })).toBeNull()
  },
})

export const GreetingsExpanded = meta.story({
  tags: ['phone', 'B2.6-06', 'B2.6-07', 'B2.6-05'],
  play: async ({ canvas, userEvent }) => {
    const greetings = await canvas.findByRole('region', { name: 'Greetings' })
    await expect(within(greetings).getByText(/the wick is trimmed too neatly/)).toBeVisible()
    // Greetings are markdown: actions are emphasized.
    await expect(greetings.querySelector('em')).not.toBeNull()
    await expect(greetings.querySelectorAll('[dir="auto"]')).toHaveLength(1)
    const more = within(greetings).getByRole('button', { name: /^Show more$/ })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    await expect(greetings.querySelectorAll('[dir="auto"]').length).toBeGreaterThan(1)
    const less = within(greetings).getByRole('button', { name: /^Show less$/ })
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(less)
    await expect(greetings.querySelectorAll('[dir="auto"]')).toHaveLength(1)
    await userEvent.click(within(greetings).getByRole('button', { name: /^Show more$/ }))
    await expect(within(greetings).getByRole('button', { name: /^Show less$/ })).toBeVisible()
  },
})

export const GreetingOfAVisitor = meta.story({
  tags: ['NS-48'],
  parameters: { world: { faults: [{ operation: 'readCharacter', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    const { server } = storyWorld(canvasElement)
    await server.db.characters.update(
      server.db.characters.findFirst((q) => q.where({ id: MIRELLE }))!,
      {
        data: (row) => void Object.assign(row, { greetings: { main: 'Come in, <USER>.', alternatives: [] } }),
      },
    )
    server.release()
    await canvas.findByText('Come in, you.')
  },
})

export const ChatOpened = meta.story({
  tags: ['B2.6-11'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await nameOf(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Chat' }))
    await waitFor(() => expect(placeOf(canvasElement).pathname).toBe(`/chat/character/${MIRELLE}`))
    await expect(placeOf(canvasElement).state.character).toMatchObject({ id: MIRELLE, name: 'Mirelle of the Tides' })
  },
})

export const CheckingPermissions = meta.story({
  tags: ['phone', 'B2.6-13', 'B7-07'],
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'readOwnership', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    await nameOf(canvas)
    await expect(await canvas.findByText(/^Checking permissions\.\.\.$/)).toBeVisible()
    await waitFor(() => expect(callsTo(canvasElement, 'readOwnership')).toHaveLength(1))
  },
})

export const Owner = meta.story({
  tags: ['B2.6-12', 'B7-07'],
  args: { characterId: UNSENT },
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas }) => {
    await nameOf(canvas, 'The Unsent Letter')
    const edit = await canvas.findByRole('link', { name: 'Edit' })
    await expect(edit).toHaveAttribute('href', `/characters/edit/${UNSENT}`)
    await expect(canvas.getByText('Private')).toBeVisible()
  },
})

export const SomebodyElses = meta.story({
  name: 'Another user’s character',
  tags: ['B2.6-12', 'B6-26'],
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas, canvasElement }) => {
    await nameOf(canvas)
    await waitFor(() => expect(callsTo(canvasElement, 'readOwnership')).toMatchObject([{ status: 200 }]))
    await waitFor(() => expect(canvas.queryByText('Checking permissions...')).toBeNull())
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Chat' })).toBeVisible()
  },
})

export const OwnershipUnknown = meta.story({
  tags: ['B6-25'],
  args: { characterId: UNSENT },
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'readOwnership', status: 500 }] } },
  play: async ({ canvas, canvasElement }) => {
    await nameOf(canvas, 'The Unsent Letter')
    await waitFor(() => expect(canvas.queryByText('Checking permissions...')).toBeNull())
    await expect(callsTo(canvasElement, 'readOwnership')).toHaveLength(4)
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
})

export const CountsOfTheStatistics = meta.story({
  tags: ['B2.6-10', 'AMB-71', 'B7-24'],
  parameters: {
    world: {
      viewer: 'mira',
      faults: [
        {
          operation: 'readStats',
          status: 200,
          body: { isLiked: false, likeCount: 1200, conversationCount: 5, messageCount: 15_000_000 },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await nameOf(canvas)
    await waitFor(() => expect(counts(canvas)).toEqual(['1.2k', '5', '15M']))
    await expect(callsTo(canvasElement, 'readStats')).toMatchObject([{ path: `/characters/${MIRELLE}/stats` }])
  },
})

export const MissingCounts = meta.story({
  tags: ['phone', 'AMB-20'],
  args: { characterId: characterId('clerk-countless') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(counts(canvas)).toEqual(['-1', '-1', '-1']))
  },
})

export const Loading = meta.story({
  parameters: { world: { faults: [{ operation: 'readCharacter', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    const article = await canvas.findByRole('article')
    await expect(article).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(3)
    const { top } = canvasElement.querySelector('[data-skeleton]')!.getBoundingClientRect()
    storyWorld(canvasElement).server.release()
    const name = await nameOf(canvas)
    // At the position of the name's skeleton.
    await expect(name.getBoundingClientRect().top).toBeCloseTo(top, 0)
    await expect(article).toHaveAttribute('aria-busy', 'false')
  },
})

export const KnownFromAnotherPage = meta.story({
  args: {
    known: characterSummary({
      id: MIRELLE,
      name: 'Mirelle of the Tides',
      likeCount: 1200,
      conversationCount: 2,
      messageCount: 3,
    }),
  },
  parameters: { world: { faults: [{ operation: 'readCharacter', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading', { level: 1, name: 'Mirelle of the Tides' })
    const { top } = name.getBoundingClientRect()
    await expect(counts(canvas)).toEqual(['1.2k', '2', '3'])
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(1)
    storyWorld(canvasElement).server.release()
    await canvas.findByRole('region', { name: 'Background' })
    await expect(name).toBeVisible()
    await expect(name.getBoundingClientRect().top).toBe(top)
  },
})

export const AnotherCharactersStateIsIgnored = meta.story({
  args: { ...KnownFromAnotherPage.input.args, characterId: UNSENT },
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1, name: 'Mirelle of the Tides' })).toBeNull()
    await nameOf(canvas, 'The Unsent Letter')
  },
})

export const Failed = meta.story({
  tags: ['phone', 'B8.6-01', 'AMB-23'],
  parameters: {
    world: {
      faults: [{ operation: 'readCharacter', status: 500, detail: 'The archive is on fire.', nth: [1, 2, 3, 4] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Unable to load character information\.$/)).toBeVisible()
    await expect(canvas.getByText('The archive is on fire.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore')
  },
})

export const ReadOnTheSecondTry = meta.story({
  ...Failed.input,
  tags: [],
  play: async (context) => {
    await Failed.input.play(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await nameOf(canvas)
  },
})

export const NotFound = meta.story({
  tags: ['phone', 'B8.6-02', 'AMB-23'],
  args: { characterId: '3f0c9a3e-6a8f-4d57-8a0b-6a4d3f0c2e10' },
  play: async ({ canvas, canvasElement }) => {
    const text = 'Character with ID 3f0c9a3e-6a8f-4d57-8a0b-6a4d3f0c2e10 not found.'
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Explore' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(callsTo(canvasElement, 'readCharacter')).toHaveLength(1)
  },
})

export const SomebodyElsesPrivateOne = meta.story({
  name: 'Another user’s private character',
  tags: ['AMB-57'],
  args: { characterId: UNSENT },
  parameters: { world: { viewer: 'jonas' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Character with ID ${UNSENT} not found.`)).toBeVisible()
  },
})

export const WithoutAnId = meta.story({
  tags: ['phone', 'B8.6-03', 'AMB-23'],
  args: { characterId: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^No character ID provided\.$/)).toBeVisible()
    await expect(callsTo(canvasElement, 'readCharacter')).toEqual([])
    await expect(callsTo(canvasElement, 'readStats')).toEqual([])
  },
})

export const SimilarOnTheSecondTry = meta.story({
  parameters: { world: { faults: [{ operation: 'listSimilarCharacters', status: 500, nth: [1, 2, 3, 4] }] } },
  tags: ['B8.6-05'],
  play: async ({ canvas, userEvent }) => {
    const text = /^Error loading similar characters\. Please try again later\.$/
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(await nameOf(canvas)).toBeVisible()
    const similar = await similarOf(canvas)
    await userEvent.click(within(similar).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(within(similar).getAllByRole('heading', { level: 3 })).toHaveLength(7))
  },
})

export const NothingSimilar = meta.story({
  tags: ['phone', 'B8.6-06'],
  parameters: { world: { faults: [{ operation: 'listSimilarCharacters', status: 200, body: [] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No similar characters found\.$/)).toBeVisible()
  },
})

export const TheLongest = meta.story({
  name: 'Character with maximal data',
  tags: ['phone'],
  args: { characterId: characterId('the-unhurried-chronicler') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Greetings' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const TheEmptiest = meta.story({
  name: 'Character with minimal data',
  tags: ['phone'],
  args: { characterId: characterId('q') },
  play: async ({ canvas }) => {
    await nameOf(canvas, 'Q')
    await similarOf(canvas)
  },
})

export const RightToLeft = meta.story({
  tags: ['phone', 'desktop'],
  args: { characterId: characterId('salma-of-the-stars') },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 })
    await expect(getComputedStyle(name).direction).toBe('rtl')
  },
})

export const FirstViewOfAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const description = await canvas.findByText(/^A lighthouse keeper who answers letters/)
    const picture = await canvas.findByRole('img', { name: 'Picture of Mirelle of the Tides' })
    const [name, chat] = [canvas.getByRole('heading', { level: 1 }), canvas.getByRole('link', { name: 'Chat' })]
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
    await expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.45 + 1)
    await expect(bottomOf(name)).toBeLessThanOrEqual(bottomOf(picture) + 1)
    await expect(bottomOf(description)).toBeLessThan(chat.getBoundingClientRect().top)
  },
})

export const ChatInReachOnAPhone = meta.story({
  tags: ['phone'],
  args: { characterId: characterId('archduchess-philippa-brae') },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    const similar = await similarOf(canvas)
    similar.scrollIntoView({ block: 'end' })
    const chat = canvas.getByRole('link', { name: 'Chat' })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
    const { left, top } = chat.getBoundingClientRect()
    await expect(chat.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const FirstGreetingInFull = meta.story({
  args: { characterId: characterId('archduchess-philippa-brae') },
  play: async ({ canvas }) => {
    const greetings = await canvas.findByRole('region', { name: 'Greetings' })
    const first = greetings.querySelector('[dir="auto"]')!
    await waitFor(() => expect(first.querySelector('p')).not.toBeNull())
    await expect(first.scrollHeight).toBeLessThanOrEqual(first.clientHeight + 1)
    await expect(first.parentElement!.scrollHeight).toBeLessThanOrEqual(first.parentElement!.clientHeight + 1)
  },
})

export const NotAtAllFillsNothing = meta.story({
  args: { characterId: characterId('the-ferry-apprentice') },
  play: async ({ canvas }) => {
    const traits = within(await canvas.findByRole('region', { name: 'Personality Traits' })).getAllByRole('listitem')
    const filled = traits.map((trait) => [trait.textContent, trait.querySelectorAll('[data-on]').length])
    await expect(Object.fromEntries(filled)).toMatchObject({ 'Coordinatednot at all': 0, 'Kind-heartedabsolutely': 4 })
  },
})
