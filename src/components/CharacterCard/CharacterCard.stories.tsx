import { expect, waitFor } from 'storybook/test'
import { characterCalled } from '#mocks/fixtures/characters/characters.ts'
import { characterSummary, type CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { tokens } from '#src/app/theme.ts'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { translatePage } from '#storybook/translatePage.ts'
import { CharacterCard } from './CharacterCard.tsx'

const mirelle = characterCalled('mirelle-of-the-tides')
const picture = '/pictures/mirelle-of-the-tides-card.avif'
const character: CharacterSummary = {
  id: '0b6f6c3e-6f0f-4a53-9a6d-0d8f4b8a7a11',
  name: mirelle.name,
  description: mirelle.description,
  creatorId: '5b7f1c55-1d0a-4c43-8d3e-6a5d3f7b9c22',
  creatorUsername: mirelle.creator,
  picture,
  thumbnail: picture,
  isPublic: true,
  isLiked: false,
  likeCount: 12_412,
  conversationCount: 3812,
  messageCount: 1_204_388,
}
const long =
  'She keeps the light at Farrow Point and answers every letter that the tide brings back, in order of arrival, with a patience that the sea has never once returned. Bring your own envelope, and do not ask about the ledger.'

const meta = preview.meta({
  component: CharacterCard,
  args: { character },
  // A card shows the picture.
  parameters: { controls: { exclude: /thumbnail$/ } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: parameters.width ?? '12.25rem', padding: 24, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
})

/** The path of this story's app after a click. */
const placeOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation
const chatOf = (canvas: { getByText(text: string): HTMLElement }) => canvas.getByText('Chat')
const isSettled = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-picture="settled"]')).not.toBeNull())
const linesOf = (element: HTMLElement) =>
  element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)

/** Visible to its owner only (AMB-57). */
export const Private = meta.story({
  args: { character: { ...character, isPublic: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Private')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Mirelle of the Tides' })).toBeVisible()
  },
})

/** The counts of a card go on in a page that the browser translates. */
export const OnATranslatedPage = meta.story({
  play: async ({ mount, args, canvasElement }) => {
    const counted = (likeCount: number) => mount(<CharacterCard {...args} character={{ ...character, likeCount }} />)
    const canvas = await counted(7)
    await expect(canvas.getByText('7')).toHaveAttribute('translate', 'no')
    translatePage(canvasElement)
    for (const count of [8, 9]) {
      await counted(count)
      await expect(canvas.getByText(String(count))).toBeVisible()
    }
  },
})

export const Usual = meta.story({
  name: 'Default',
  tags: ['A2.6-01', 'A2.6-03', 'A2.6-04', 'B2.2-01', 'B3-02', 'A2.6-10'],
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img')!
    await expect(image).toHaveAttribute('src', picture)
    const name = canvas.getByRole('heading', { name: 'Mirelle of the Tides' })
    await expect(name).toBeVisible()
    await expect(canvas.getByText('By', { exact: false, selector: 'a' })).toHaveTextContent(/^By saltglass$/)
    await expect(coloursOf(canvas.getByRole('img', { name: 'Likes' }))).toEqual({ fill: 'none', stroke: tokens.faint })
    await expect(canvas.queryByRole('img', { name: 'Likes, yours among them' })).toBeNull()
    // The name covers the picture's lower edge.
    const [over, under] = [name.getBoundingClientRect(), image.getBoundingClientRect()]
    await expect(over.bottom).toBeLessThanOrEqual(under.bottom + 1)
    await expect(over.top).toBeGreaterThan(under.top + under.height / 2)
  },
})

/** The focus ring of the creator's link is whole (.storybook/focusRing.ts), and its text is shortened, not the ring. */
export const CreatorFocused = meta.story({
  tags: ['desktop'],
  args: { character: { ...character, creatorUsername: 'northernmost_teapots_of_the_long_coast' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^By north/ })
    link.focus()
    await expect(link).toHaveFocus()
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth)
  },
})

export const Counted = meta.story({
  name: 'Liked, with counts',
  tags: ['A2.6-08', 'A2.6-10', 'B2.2-04', 'B3-08'],
  args: {
    character: { ...character, isLiked: true, likeCount: 1, conversationCount: 1200, messageCount: 15_000_000 },
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('img', { name: 'Likes, yours among them' })
    await expect(coloursOf(heart)).toEqual({ fill: tokens.yellow, stroke: tokens.yellow })
    const counters = ['Likes, yours among them', 'Conversations', 'Messages'].map((label) =>
      canvas.getByRole('img', { name: label }),
    )
    await expect(counters.map((icon) => icon.parentElement!.textContent)).toEqual(['1', '1.2k', '15M'])
    // In this reading order.
    for (const [index, icon] of counters.slice(1).entries()) {
      const before = counters[index]!
      await expect(before.compareDocumentPosition(icon) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
  },
})

export const MissingCounts = meta.story({
  tags: ['A2.6-09', 'B2.2-08'],
  args: { character: { ...character, likeCount: -1, conversationCount: -1, messageCount: -1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('-1')).toHaveLength(3)
  },
})

/** The colours of the shape that an icon shows: its image contains all shapes, side by side. */
function coloursOf(icon: HTMLElement) {
  const { backgroundImage, backgroundPositionX } = getComputedStyle(icon)
  const code = decodeURIComponent(/url\("data:image\/svg\+xml,(.*)"\)/.exec(backgroundImage)![1]!)
  const image = new DOMParser().parseFromString(code, 'image/svg+xml')
  const shapes = [...image.querySelectorAll('path')]
  const shape = shapes[Math.round((Number.parseFloat(backgroundPositionX) / 100) * (shapes.length - 1))]!
  const colour = (of: 'fill' | 'stroke') => shape.closest(`[${of}]`)?.getAttribute(of)
  return { fill: colour('fill'), stroke: colour('stroke') }
}

export const Opened = meta.story({
  name: 'Opened by its picture and its creator',
  tags: ['A2.6-05', 'A2.6-13', 'B2.2-06', 'B2.2-07', 'B3-07'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const creator = canvas.getByRole('link', { name: 'By saltglass' })
    await expect(creator).toHaveAttribute('href', `/users/${character.creatorId}`)
    await userEvent.click(creator)
    await waitFor(() => expect(placeOf(canvasElement).pathname).toBe(`/users/${character.creatorId}`))
    // One history entry, without the character's page in between.
    await expect(storyWorld(canvasElement).app.router.history.length).toBe(2)
    await userEvent.click(canvasElement.querySelector('img')!)
    await waitFor(() => expect(placeOf(canvasElement).pathname).toBe(`/character/${character.id}`))
  },
})

export const ChatReachedByKeyboard = meta.story({
  tags: ['A2.6-11', 'AMB-21'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isSettled(canvasElement)
    await expect(chatOf(canvas)).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(chatOf(canvas)).toBeVisible())
    await userEvent.tab()
    await expect(chatOf(canvas)).toHaveFocus()
    await expect(chatOf(canvas)).toHaveAccessibleName('Chat')
    await expect(chatOf(canvas)).toHaveAccessibleDescription('Mirelle of the Tides')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(placeOf(canvasElement).pathname).toBe(`/chat/character/${character.id}`))
    await expect(placeOf(canvasElement).state.character).toEqual(character)
  },
})

export const BrokenPicture = meta.story({
  tags: ['phone', 'A2.6-02', 'B2.2-09', 'AMB-21'],
  args: { character: { ...character, picture: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')!.getAttribute('src')).toMatch(/^data:image\/svg\+xml/),
    )
    const placeholder = canvasElement.querySelector('img')!
    await waitFor(() => expect(placeholder.naturalWidth).toBeGreaterThan(0))
    await expect(placeholder).toBeVisible()
    // A picture that failed counts as loaded.
    await userEvent.tab()
    await waitFor(() => expect(chatOf(canvas)).toBeVisible())
  },
})

/** Nor with the links to its creator and its chat. */
export const WithoutPicture = meta.story({
  tags: ['B2.2-05', 'B2.2-07'],
  args: { character: { ...character, picture: '', thumbnail: '' }, withCreator: false, chatEnabled: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')!.getAttribute('src')).toMatch(/^data:image\/svg\+xml/)
    await isSettled(canvasElement)
    await expect(canvas.getByRole('heading')).toBeVisible()
    await expect(canvas.queryByText(/saltglass/)).toBeNull()
    await userEvent.tab()
    await expect(canvas.queryByText('Chat')).toBeNull()
  },
})

export const LongTexts = meta.story({
  tags: ['phone', 'A2.6-06', 'B2.2-02'],
  args: {
    character: {
      ...character,
      name: 'Bartholomew Quillfeather-Ashdownington',
      creatorUsername: 'the_keeper_of_all_lights',
      description: long,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const description = canvas.getByText(long)
    await expect(getComputedStyle(description).getPropertyValue('-webkit-line-clamp')).toBe('2')
    await expect(linesOf(description)).toBeCloseTo(2, 1)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  tags: ['phone'],
  args: {
    character: {
      ...character,
      name: 'ليلى حارسة المنارة',
      creatorUsername: 'نور',
      description: 'تجيب عن الرسائل التي يعيدها البحر، وتتذكر كل السفن ولا تتذكر أحدا من البحارة.',
    },
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('rtl')
    await expect(getComputedStyle(canvas.getByText(/تجيب/)).direction).toBe('rtl')
    await expect(canvas.getByRole('link', { name: /^By/ })).toHaveTextContent('By نور')
  },
})

export const RowOnALargeScreen = meta.story({
  tags: ['A2.6-07', 'B2.2-03', 'AMB-21'],
  args: { variant: 'row', character: { ...character, description: long } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(getComputedStyle(canvas.getByText(long)).getPropertyValue('-webkit-line-clamp')).toBe('3')
    await expect(linesOf(canvas.getByText(long))).toBeCloseTo(3, 1)
    await isSettled(canvasElement)
    await expect(chatOf(canvas)).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(chatOf(canvas)).toBeVisible())
  },
})

export const RowOnAPhone = meta.story({
  tags: ['A2.6-07', 'B2.2-03'],
  args: { variant: 'row', character: { ...character, description: long } },
  globals: { viewport: { value: 'w390' } },
  parameters: { width: '342px' },
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvas.getByText(long))).toBeCloseTo(2, 1)
    // Horizontal: the text is beside the picture.
    const image = canvasElement.querySelector('img')!.getBoundingClientRect()
    await expect(canvas.getByText(long).getBoundingClientRect().left).toBeGreaterThan(image.right)
    await expect(chatOf(canvas)).toBeVisible()
    await expect(chatOf(canvas).getBoundingClientRect().left).toBeGreaterThan(image.right)
  },
})

export const TextsWithoutAnEnd = meta.story({
  name: 'Endless words',
  tags: ['phone'],
  args: { character: characterSummary({ ...character, name: 'n'.repeat(20_000), description: 'd'.repeat(20_000) }) },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findByRole('heading')).textContent).toHaveLength(200)
    await expect(canvasElement.querySelector('main, div')?.textContent?.match(/d{1000,}…/)?.[0].length).toBe(1_200)
  },
})
