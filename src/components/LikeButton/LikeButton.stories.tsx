import { useQuery } from '@tanstack/react-query'
import { expect, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { characterQuery, listingQuery, statsQuery } from '#src/api/calls/characters.ts'
import { characterSummaries, characterSummary } from '#src/api/shapes/characterShapes.ts'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import preview from '#storybook/preview.tsx'
import type { Canvas, User } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { LikeButton } from './LikeButton.tsx'

const ORU = characterId('captain-oru')
const MIRELLE = characterId('mirelle-of-the-tides')

/** The button and the counts of a fetched character, and the same character in a list. */
function Views({ id }: { id: string }) {
  const { data: wire } = useQuery(characterQuery(id))
  const { data: listed } = useQuery({
    ...listingQuery({ page: 1, limit: 7, sort: 'chatiest' }),
    select: (page) => characterSummaries(page).find((one) => one.id === id),
  })
  const { data: stats } = useQuery(statsQuery(id))
  if (!wire || !listed || !stats) return null
  const character = characterSummary(wire)
  return (
    <div style={{ display: 'flex', gap: 24, alignItems: 'start', padding: 24 }}>
      <LikeButton character={character} />
      <output aria-label="likes">{character.likeCount}</output>
      <output aria-label="likes in the statistics" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {stats.likeCount}
      </output>
      <div style={{ width: 196 }}>
        <CharacterCard character={listed} />
      </div>
    </div>
  )
}

const meta = preview.meta({ component: Views, args: { id: ORU }, parameters: { world: { viewer: 'mira' } } })

const buttonOf = (canvas: Canvas) => canvas.findByRole('button', { name: 'Like' })
const likesOf = (canvas: Canvas) => Number(canvas.getByRole('status', { name: 'likes' }).textContent)
const callsOf = (canvasElement: HTMLElement) =>
  storyWorld(canvasElement)
    .server.log.calls()
    .filter(({ path }) => path.endsWith('/like'))
const isPressed = async (canvas: Canvas, pressed: boolean) =>
  expect(await buttonOf(canvas)).toHaveAttribute('aria-pressed', String(pressed))
const confirmUnliking = async (canvas: Canvas, user: User) => {
  await user.click(await buttonOf(canvas))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm Unliking' }))
  await user.click(dialog.getByRole('button', { name: 'Unlike' }))
}

export const LikedAtOnce = meta.story({
  name: 'Optimistic like',
  tags: ['A6-16', 'B1-19', 'B4.7-01', 'B4.7-06', 'B6-11', 'B7-29', 'B1-02', 'AMB-71'],
  parameters: {
    world: {
      viewer: 'mira',
      faults: [{ operation: 'likeCharacter', hold: true, status: 200, body: { isLiked: true, likeCount: 41 } }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await buttonOf(canvas))
    const before = 9_051
    await isPressed(canvas, true)
    await expect(likesOf(canvas)).toBe(before + 1)
    const inStatistics = canvas.getByRole('status', { name: 'likes in the statistics' })
    await expect(inStatistics).toHaveTextContent(String(before + 1))
    // The card in the list shows the same.
    await expect(canvas.getByRole('img', { name: 'Likes, yours among them' })).toBeVisible()
    await waitFor(() =>
      expect(callsOf(canvasElement)).toMatchObject([{ method: 'POST', path: `/characters/${ORU}/like` }]),
    )
    storyWorld(canvasElement).server.release()
    // The server's count replaces the optimistic one everywhere.
    await waitFor(() => expect(likesOf(canvas)).toBe(41))
    await expect(inStatistics).toHaveTextContent('41')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('img', { name: 'Likes, yours among them' }).parentElement).toHaveTextContent('41')
  },
})

export const Failed = meta.story({
  tags: ['B4.7-02', 'B8.3-07', 'B8.3-09', 'B8.3-10', 'B8.3-01'],
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'likeCharacter', status: 500 }] } },
  play: async ({ canvas, userEvent }) => {
    await buttonOf(canvas)
    const before = likesOf(canvas)
    await userEvent.click(await buttonOf(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Request failed with status 500\.$/)
    await isPressed(canvas, false)
    await expect(likesOf(canvas)).toBe(before)
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
})

export const UnlikingAsks = meta.story({
  name: 'Confirmation before unliking',
  tags: ['phone', 'B4.7-03'],
  args: { id: MIRELLE },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await buttonOf(canvas)
    const before = likesOf(canvas)
    await userEvent.click(button)
    const dialog = await canvas.findByRole('dialog', { name: 'Confirm Unliking' })
    await expect(within(dialog).getByRole('heading')).toHaveTextContent(/^Confirm Unliking$/)
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await isPressed(canvas, true)
    await expect(likesOf(canvas)).toBe(before)
    await expect(callsOf(canvasElement)).toEqual([])
    await userEvent.click(button)
    await canvas.findByRole('dialog', { name: 'Confirm Unliking' })
  },
})

export const Unliked = meta.story({
  tags: ['B4.7-03', 'B6-11', 'B7-30'],
  args: { id: MIRELLE },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await buttonOf(canvas)
    const before = likesOf(canvas)
    await confirmUnliking(canvas, userEvent)
    await waitFor(() =>
      expect(callsOf(canvasElement)).toMatchObject([
        { method: 'DELETE', path: `/characters/${MIRELLE}/like`, status: 200 },
      ]),
    )
    await isPressed(canvas, false)
    await expect(likesOf(canvas)).toBe(before - 1)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const UnlikingFailed = meta.story({
  tags: ['B4.7-02', 'B8.3-02', 'B8.3-05', 'B8.3-10'],
  args: { id: MIRELLE },
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'unlikeCharacter', status: 403 }] } },
  play: async ({ canvas, userEvent }) => {
    await buttonOf(canvas)
    const before = likesOf(canvas)
    await confirmUnliking(canvas, userEvent)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^You cannot perform this action\.$/)
    await isPressed(canvas, true)
    await expect(likesOf(canvas)).toBe(before)
  },
})

export const SessionEnded = meta.story({
  tags: ['B8.3-04', 'AMB-12'],
  parameters: { world: { scenario: 'session-expires', viewer: 'mira', path: `/character/${ORU}` } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Like' })
    await waitFor(() => expect(canvas.queryByText('Checking permissions...')).toBeNull())
    await userEvent.click(button)
    await canvas.findByRole('dialog', { name: 'Unlock the Full Experience!' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
