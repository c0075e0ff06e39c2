import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CharacterCard } from './CharacterCard.tsx'
import { CharacterCardSkeleton } from './CharacterCardSkeleton.tsx'

const character = {
  id: 'c1',
  name: 'Nine',
  description: 'Short.',
  creatorId: 'u1',
  creatorUsername: 'perihelion',
  picture: '',
  thumbnail: '',
  isPublic: true,
  isLiked: false,
  likeCount: 12_400,
  conversationCount: 38_100,
  messageCount: 12_000,
}

const meta = preview.meta({
  component: CharacterCardSkeleton,
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 24, padding: 24 }}>
      <div data-testid="skeleton" style={{ width: '9.75rem' }}>
        <CharacterCardSkeleton {...args} />
      </div>
      <div data-testid="card" style={{ width: '9.75rem' }}>
        <CharacterCard character={character} {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [skeleton, card] = ['skeleton', 'card'].map((id) => canvas.getByTestId(id).getBoundingClientRect())
    await expect(skeleton!.height).toBeCloseTo(card!.height, 1)
  },
})

export const AsHighAsACard = meta.story({ tags: ['phone', 'A2.5-14'], play: meta.input.play! })
export const AtTheLargestText = meta.story({
  parameters: {
    world: { storage: { 'accessibility-settings': { fontSize: 1.25, boldText: false, highlightClickable: false } } },
  },
})
export const WithoutCreator = meta.story({ args: { withCreator: false } })
export const Row = meta.story({ args: { variant: 'row' } })
export const RowOnAPhone = meta.story({
  args: { variant: 'row' },
  globals: { viewport: { value: 'w390' } },
  // A horizontal card needs the width of a phone.
  render: (args) => (
    <div style={{ width: '342px' }}>
      <div data-testid="skeleton">
        <CharacterCardSkeleton {...args} />
      </div>
      <div data-testid="card">
        <CharacterCard character={character} {...args} />
      </div>
    </div>
  ),
})
