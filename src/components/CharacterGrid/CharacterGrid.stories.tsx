import { expect } from 'storybook/test'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import preview from '#storybook/preview.tsx'
import { CharacterGrid } from './CharacterGrid.tsx'
import { cardsFor } from './columns.ts'
import { useColumns } from './useColumns.ts'

/** Skeletons that fill whole rows at this width. */
function Waiting() {
  const columns = useColumns()
  return (
    <CharacterGrid label="Characters" busy>
      {Array.from({ length: cardsFor({ columns }) }, (_, index) => (
        <li key={index}>
          <CharacterCardSkeleton variant="row" />
        </li>
      ))}
    </CharacterGrid>
  )
}

const meta = preview.meta({
  component: CharacterGrid,
  args: { children: null },
  render: () => (
    <div style={{ padding: 16 }}>
      <Waiting />
    </div>
  ),
})

/** The number of cards in each row, from their actual positions. */
function lines(list: HTMLElement): number[] {
  const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}

export const OneColumn = meta.story({
  tags: ['A9-04', 'A9-10'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(lines(canvas.getByRole('list'))).toEqual(Array.from({ length: 10 }, () => 1))
  },
})

export const FiveColumns = meta.story({
  tags: ['A9-08', 'A9-10'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(lines(canvas.getByRole('list'))).toEqual([5, 5])
  },
})
