import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId } from 'react'
import { CardRow } from '#src/components/CardRow/CardRow.tsx'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { HOME_ROW_CARDS } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'
import { failureText } from './failureText.ts'
import { homeRowQuery, rowCharacters } from './homeRows.ts'
import { SeeMoreArrow, SeeMoreTile } from './SeeMoreTile.tsx'

/** Pictures in view before scrolling, in narrow and ordinary windows. */
const PICTURES_FIRST = 4
const SKELETONS = Array.from({ length: HOME_ROW_CARDS }, (_, index) => index)

interface Props {
  title: string
  order: ListingOrder
  /** The row is in view when the page opens: its pictures load first. */
  isFirst?: boolean
  /** Receives the focus when "Start a conversation" is clicked. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** A row of seven characters with its heading and a link to more. */
export function CharacterRow({ title, order, isFirst = false, headingRef }: Props) {
  const titleId = useId()
  const { data: characters, error, refetch } = useQuery({ ...homeRowQuery(order), select: rowCharacters })
  const failed = error !== null && characters === undefined
  const isEmpty = characters?.length === 0
  const hasCards = !failed && !isEmpty // true while they are loading

  return (
    <CardRow
      title={title}
      titleId={titleId}
      {...(headingRef && { headingRef })}
      content={String(characters?.length)}
      isBusy={!characters && !failed}
      isBelowTheFold={!isFirst}
      more={hasCards && <SeeMoreArrow order={order} />}
      message={
        failed
          ? { text: failureText(error), isFailure: true, onTryAgain: () => void refetch() }
          : isEmpty
            ? { text: 'No characters here yet.' }
            : undefined
      }
    >
      {characters && !isEmpty
        ? characters.map((character, index) => (
            <CharacterCard
              // The server may return a character twice.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${character.id} ${index}`}
              character={character}
              picture={isFirst ? (index < PICTURES_FIRST ? 'first' : 'soon') : 'later'}
            />
          ))
        : SKELETONS.map((index) => <CharacterCardSkeleton key={index} />)}
      {hasCards && <SeeMoreTile order={order} describedBy={titleId} />}
    </CardRow>
  )
}
