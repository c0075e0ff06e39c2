import { useQuery } from '@tanstack/react-query'
import { similarQuery } from '#src/api/calls/characters.ts'
import { summariesOf } from '#src/api/shapes/characterShapes.ts'
import { CardRow } from '#src/components/CardRow/CardRow.tsx'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { SIMILAR_SLIDER_CARDS } from '#src/product/limits.ts'

const SKELETONS = Array.from({ length: SIMILAR_SLIDER_CARDS }, (_, index) => index)

/** A row of seven similar characters. */
export function SimilarSlider({ characterId }: { characterId: string }) {
  // The page's route has sent the request: one that failed before this component mounted is not repeated.
  const similar = useQuery({
    ...similarQuery(characterId, SIMILAR_SLIDER_CARDS),
    select: summariesOf,
    retryOnMount: false,
  })
  const { data: characters, error } = similar
  const failed = error !== null && characters === undefined
  const isEmpty = characters?.length === 0

  return (
    <CardRow
      title="Similar Characters"
      content={characters?.map(({ id }) => id).join() ?? ''}
      isBusy={!characters && !failed}
      message={
        failed
          ? {
              text: 'Error loading similar characters. Please try again later.',
              isFailure: true,
              onTryAgain: () => void similar.refetch(),
            }
          : isEmpty
            ? { text: 'No similar characters found.' }
            : undefined
      }
    >
      {characters && !isEmpty
        ? characters.map((character) => <CharacterCard key={character.id} character={character} />)
        : SKELETONS.map((index) => <CharacterCardSkeleton key={index} />)}
    </CardRow>
  )
}
