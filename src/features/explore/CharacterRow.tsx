import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useRef } from 'react'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { HOME_ROW_CARDS } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'
import { failureText } from './failureText.ts'
import { homeRowQuery, rowCharacters } from './homeRows.ts'
import { RowArrows } from './RowArrows.tsx'
import { RowMessage } from './RowMessage.tsx'
import { SeeMoreTile } from './SeeMoreTile.tsx'
import { useRowScroll } from './useRowScroll.ts'
import classes from './CharacterRow.module.css'

/** Pictures that the narrowest and the usual window show before anything is scrolled. */
const PICTURES_FIRST = 4
const SKELETONS = Array.from({ length: HOME_ROW_CARDS }, (_, index) => index)

interface Props {
  title: string
  order: ListingOrder
  /** In view when the page opens: its pictures come first. */
  isFirst?: boolean
  /** Where somebody who asked for the characters lands. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** Seven characters side by side under their heading, and the way to more (A2.5-08 … A2.5-16). */
export function CharacterRow({ title, order, isFirst = false, headingRef }: Props) {
  const headingId = useId()
  const ownHeading = useRef<HTMLHeadingElement>(null)
  const heading = headingRef ?? ownHeading
  const { data: characters, error, refetch } = useQuery({ ...homeRowQuery(order), select: rowCharacters })
  const failed = error !== null && characters === undefined
  const isEmpty = characters?.length === 0
  const hasCards = !failed && !isEmpty // or will have
  const { list, edges, scroll } = useRowScroll(`${characters?.length} ${failed}`)

  const tryAgain = () => {
    heading.current?.focus({ preventScroll: true }) // the button goes away
    void refetch()
  }

  return (
    <section className={classes.row} aria-labelledby={headingId} aria-busy={!characters && !failed}>
      <div className={classes.header}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {hasCards && <RowArrows edges={edges} onScroll={scroll} describedBy={headingId} />}
      </div>
      <div className={classes.place}>
        {/* Behind a message the row keeps its shape: nothing below it moves. */}
        <ul
          ref={list}
          // Safari forgets that a list without bullets is one.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          role="list"
          className={classes.list}
          aria-labelledby={headingId}
          data-more-before={!edges.start || undefined}
          data-more-after={!edges.end || undefined}
          inert={!hasCards}
          data-ghost={!hasCards || undefined}
        >
          {characters && !isEmpty
            ? characters.map((character, index) => (
                // The server may well answer one character twice.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${character.id} ${index}`} className={classes.item}>
                  <CharacterCard
                    character={character}
                    picture={isFirst ? (index < PICTURES_FIRST ? 'first' : 'soon') : 'later'}
                  />
                </li>
              ))
            : SKELETONS.map((index) => (
                <li key={index} className={classes.item}>
                  <CharacterCardSkeleton />
                </li>
              ))}
          {hasCards && (
            <li className={classes.item}>
              <SeeMoreTile order={order} describedBy={headingId} />
            </li>
          )}
        </ul>
        {failed && <RowMessage text={failureText(error)} isFailure onTryAgain={tryAgain} />}
        {isEmpty && <RowMessage text="No characters here yet." />}
      </div>
    </section>
  )
}
