import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { CharacterCard } from '#src/components/CharacterCard/CharacterCard.tsx'
import { CharacterCardSkeleton } from '#src/components/CharacterCard/CharacterCardSkeleton.tsx'
import { CharacterGrid } from '#src/components/CharacterGrid/CharacterGrid.tsx'
import { useColumns } from '#src/components/CharacterGrid/useColumns.ts'
import { PAGE_NUMBERS_EITHER_SIDE } from '#src/product/limits.ts'
import { PageNumbers } from '#src/ui/PageNumbers/PageNumbers.tsx'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import { CometDrawing } from '#src/ui/SkyMessage/CometDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'
import { FavoriteActions, OwnActions } from './CardActions.tsx'
import { CreateTile } from './CreateTile.tsx'
import { useMyCharacters } from './useMyCharacters.ts'
import { type View, viewQuery } from './view.ts'
import classes from './CharacterList.module.css'
import { Link } from '@tanstack/react-router'
import type { MyCharactersTab } from '#src/product/myCharacters.ts'
import { OrbitDrawing } from '#src/ui/SkyMessage/OrbitDrawing.tsx'

interface Props {
  view: View
  onPage(page: number): void
  /** Shown beside the count. */
  menus: ReactNode
}

/** A page of the viewer's own characters or of their favorites. */
export function CharacterList({ view, onPage, menus }: Props) {
  const { tab, page } = view
  const list = useMyCharacters(view)
  const columns = useColumns()
  const client = useQueryClient()
  const count = useRef<HTMLDivElement>(null)

  const places = list.characters.length + list.missing
  const isBeyond = places === 0 && page > 1 && list.pages > 0
  const isMine = tab === 'mine'

  // Moves the focus to the start of the new page.
  const turnTo = (next: number) => {
    onPage(next)
    count.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={classes.bar}>
        {/* May contain a heading, which HTML does not allow in an output element. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div ref={count} className={classes.count} role="status" tabIndex={-1}>
          {list.isFirst ? (
            <span className={classes.noCount} />
          ) : (
            places > 0 && <h2 className={classes.found}>{`Showing ${places} of ${list.total}`}</h2>
          )}
        </div>
        {menus}
      </div>
      {places > 0 && (
        <div className={classes.list} data-stale={(list.isBusy && !list.isFirst) || undefined}>
          <CharacterGrid label={isMine ? 'My characters' : 'Favorites'} busy={list.isBusy}>
            {isMine && (
              <li>
                <CreateTile />
              </li>
            )}
            {list.characters.map((character, index) => (
              <li key={character.id}>
                <CharacterCard
                  character={character}
                  variant="compact"
                  actions={isMine ? OwnActions : FavoriteActions}
                  withCreator={!isMine}
                  picture={index < columns ? 'first' : index < 2 * columns ? 'soon' : 'later'}
                />
              </li>
            ))}
            {Array.from({ length: list.missing }, (_, index) => (
              <li key={`missing ${index}`} aria-hidden>
                <CharacterCardSkeleton variant="compact" withCreator={!isMine} />
              </li>
            ))}
          </CharacterGrid>
        </div>
      )}
      {isBeyond ? (
        <SkyMessage
          drawing={CometDrawing}
          title={`There is no page ${page}.`}
          text={list.pages === 1 ? 'Everything fits on one page.' : `The last one is page ${list.pages}.`}
        >
          <Button onClick={() => turnTo(list.pages)}>
            {list.pages === 1 ? 'Back to the first page' : 'Go to the last page'}
          </Button>
        </SkyMessage>
      ) : (
        places === 0 &&
        (list.retry ? (
          // The list stays empty, with a message that loading failed.
          <ReadFailure
            title={`Your ${isMine ? 'characters' : 'favorites'} could not be loaded.`}
            onTryAgain={list.retry}
          />
        ) : (
          <EmptyList tab={tab} />
        ))
      )}
      {list.pages > 1 && !isBeyond && (
        <div className={classes.pages}>
          <PageNumbers
            page={page}
            pages={list.pages}
            eitherSide={PAGE_NUMBERS_EITHER_SIDE}
            onPage={turnTo}
            onIntent={(next) => void client.query(viewQuery({ ...view, page: next })).catch(() => undefined)}
          />
        </div>
      )}
    </>
  )
}

function EmptyList({ tab }: { tab: MyCharactersTab }) {
  return tab === 'mine' ? (
    <SkyMessage drawing={OrbitDrawing} title="No characters you created found.">
      <Button component={Link} to="/characters/create" color="yellow.4">
        Create Your First Character
      </Button>
    </SkyMessage>
  ) : (
    <SkyMessage drawing={OrbitDrawing} title="No favorite characters found." text="Whoever you like is kept here.">
      <Button component={Link} to="/explore" variant="default">
        Explore characters
      </Button>
    </SkyMessage>
  )
}
