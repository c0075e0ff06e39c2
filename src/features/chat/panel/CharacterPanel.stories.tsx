import { expect, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import SMALL from '#src/components/CharacterCard/placeholder.svg?inline'
import { ringOf } from '#storybook/focusRing.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { CharacterPanel } from './CharacterPanel.tsx'
import { PanelStats } from './PanelContent.tsx'

const MIRELLE = characterId('mirelle-of-the-tides')

/** Her large picture leads nowhere. */
const BROKEN: Record<string, unknown> = {
  id: MIRELLE,
  name: 'Mirelle of the Tides',
  pfp_url: SMALL,
  large_pfp_url: 'data:image/png;base64,',
}

const meta = preview.meta({
  component: CharacterPanel,
  args: { characterId: MIRELLE, isEarly: false },
  // It changes when the panel reads, not what it shows.
  parameters: { world: { viewer: 'mira' }, controls: { exclude: /^isEarly$/ } },
  globals: { viewport: { value: 'w1280' } },
  decorators: [(Story) => <main style={{ display: 'flex', justifyContent: 'end', height: 860 }}>{Story()}</main>],
})

const panelOf = (canvas: Canvas) => canvas.getByRole('complementary', { name: 'Character info' })
const countsOf = (canvas: Canvas) => canvas.getAllByRole('definition').map((count: HTMLElement) => count.textContent)
const pictureOf = (canvas: Canvas) => canvas.findByRole('img', { name: 'Picture of Mirelle of the Tides' })

export const Expanded = meta.story({
  tags: [
    'B2.9-01',
    'B2.9-04',
    'B2.9-06',
    'B2.9-07',
    'B2.9-08',
    'B2.9-09',
    'B9-27',
    'B9-28',
    'B9-35',
    'B6-02',
    'AMB-13',
  ],
  parameters: { world: { viewer: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await pictureOf(canvas)).toHaveAttribute('src', expect.stringContaining('large'))
    await expect(panelOf(canvas).getBoundingClientRect().width).toBe(280)
    await waitFor(() => expect(countsOf(canvas)).toEqual(['12.4k', '3.81k', '1.2M']))
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed')
    await expect(canvas.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', `/character/${MIRELLE}`)
    const similar = canvas.getByRole('region', { name: 'Similar Characters' })
    await waitFor(() => expect(within(similar).getAllByRole('link')).toHaveLength(5))
    await expect(callsTo(canvasElement, 'listSimilarCharacters')).toMatchObject([
      { path: `/characters/${MIRELLE}/similar?num_characters=6` },
    ])
  },
})

export const Collapsed = meta.story({
  tags: ['B2.9-02', 'B2.9-03', 'B3-30', 'B9-35'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide character info' }))
    await waitFor(() => expect(panelOf(canvas).getBoundingClientRect().width).toBe(40))
    await expect(canvas.queryByRole('link', { name: 'View Profile' })).toBeNull()
    await expect(storyWorld(canvasElement).storage.getItem('characterInfoCollapsed')).toBe('true')
    const show = canvas.getByRole('button', { name: 'Show character info' })
    await expect(show).toHaveFocus()
    await expect(show).toHaveAttribute('aria-expanded', 'false')
  },
})

export const LargePictureBroken = meta.story({
  tags: ['B2.9-05'],
  parameters: {
    world: { faults: [{ operation: 'readCharacter', status: 200, body: BROKEN, offContract: true }] },
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(panelOf(canvas).querySelector('img')?.src).toBe(SMALL))
  },
})

export const LoadingStats = meta.story({
  tags: ['desktop', 'B2.9-10'],
  parameters: { world: { faults: [{ operation: 'readStats', hold: true }] } },
  play: async ({ canvas }) => {
    await pictureOf(canvas)
    await expect(canvas.getByText(/^Loading info\.\.\.$/)).toBeVisible()
  },
})

export const StatsLoaded = meta.story({
  ...LoadingStats.input,
  tags: [],
  play: async (context) => {
    await LoadingStats.input.play(context)
    const { canvas, canvasElement } = context
    const { top } = canvas.getByRole('link', { name: 'View Profile' }).getBoundingClientRect()
    storyWorld(canvasElement).server.release()
    await waitFor(() => expect(canvas.queryByText(/^Loading info\.\.\.$/)).toBeNull())
    // Nothing moves when the counts replace the text.
    await expect(canvas.getByRole('link', { name: 'View Profile' }).getBoundingClientRect().top).toBe(top)
  },
})

export const StatsOnTheSecondTry = meta.story({
  parameters: { world: { faults: [{ operation: 'readStats', status: 500, nth: [1, 2, 3, 4] }] } },
  tags: ['B2.9-12', 'AMB-71'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Could not load stats\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Profile' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(countsOf(canvas)).toEqual(['12.4k', '3.81k', '1.2M']))
  },
})

/** The panel scrolls far enough for the focus ring of each link. */
export const SimilarFocused = meta.story({
  tags: ['desktop'],
  play: async ({ canvas }) => {
    const similar = await canvas.findByRole('region', { name: 'Similar Characters' })
    await waitFor(() => expect(within(similar).getAllByRole('link')).toHaveLength(5))
    const panel = panelOf(canvas).getBoundingClientRect()
    for (const link of within(similar).getAllByRole('link')) {
      link.focus()
      link.scrollIntoView({ block: 'nearest' }) // Firefox does not scroll to a link if a part of it is in view
      await expect(ringOf(link)!.bottom).toBeLessThanOrEqual(panel.bottom)
    }
  },
})

export const SimilarFailed = meta.story({
  parameters: { world: { faults: [{ operation: 'listSimilarCharacters', status: 500 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading similar characters. Please try again later.')).toBeVisible()
  },
})

export const WithoutAnId = meta.story({
  tags: ['desktop', 'B2.9-11'],
  args: { characterId: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Character ID is missing\. Cannot display CharacterInfo\.$/)).toBeVisible()
    await expect(callsTo(canvasElement, 'readCharacter')).toEqual([])
  },
})

export const StatsWithoutAnId = meta.story({
  tags: ['desktop', 'B2.9-13'],
  render: () => <PanelStats characterId="" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Character ID missing\.$/)).toBeVisible()
    await expect(callsTo(canvasElement, 'readStats')).toEqual([])
  },
})

export const BesideAnExpandedSidebar = meta.story({
  tags: ['B2.8-04'],
  globals: { viewport: { value: 'w768' } },
  parameters: { world: { storage: { sidebarExpanded: true } } },
  decorators: [
    (Story) => (
      <>
        <div data-conversation style={{ flex: 1 }} />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const messages = canvasElement.querySelector('[data-conversation]')!
    const width = messages.getBoundingClientRect().width
    await expect(panelOf(canvas).getBoundingClientRect().width).toBe(40)
    await userEvent.click(canvas.getByRole('button', { name: 'Show character info' }))
    await expect(panelOf(canvas).getBoundingClientRect().width).toBe(280)
    await expect(await pictureOf(canvas)).toBeVisible()
    // It lies over the messages, which stay as they are.
    await expect(messages.getBoundingClientRect().width).toBe(width)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide character info' }))
    await expect(panelOf(canvas).getBoundingClientRect().width).toBe(40)
    // That is no word about wider windows.
    await expect(storyWorld(canvasElement).storage.getItem('characterInfoCollapsed')).toBeNull()
  },
})

export const APhone = meta.story({
  tags: ['B2.8-04'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(callsTo(canvasElement, 'readStats')).toEqual([])
  },
})

export const RightToLeft = meta.story({ args: { characterId: characterId('salma-of-the-stars') } })
