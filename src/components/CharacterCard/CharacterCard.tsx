import { type ComponentType, memo, useId, useRef } from 'react'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { PlainLink } from '#src/components/PlainLink/PlainLink.tsx'
import { PrivateMark } from '#src/components/PrivateMark/PrivateMark.tsx'
import { shortened } from '#src/lib/shortened.ts'
import { CARD_DESCRIPTION_MAX_CHARS } from '#src/product/limits.ts'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import { Counters } from './Counters.tsx'
import placeholder from './placeholder.svg?inline'
import classes from './CharacterCard.module.css'
import './navigationState.ts'

interface Props {
  character: CharacterSummary
  /**
   * `overlay` (home rows, sliders) is vertical, and hover or focus shows its Chat button; `row` (search, creator
   * profile) is horizontal on phones, shows more text on wider screens, and always shows its Chat button;
   * `compact` (My characters) is a short row on phones: a small picture, name, counts and actions.
   */
  variant?: 'overlay' | 'row' | 'compact'
  chatEnabled?: boolean
  /** Replaces the Chat button; `nameId` is the element with the character's name. */
  actions?: ComponentType<{ character: CharacterSummary; nameId: string }>
  withCreator?: boolean
  /** The loading priority of the picture: in view at once, next to that, or lazy. */
  picture?: 'first' | 'soon' | 'later'
}

/** A character in a list: picture, creator, description, counts, and a link to the chat. */
export const CharacterCard = memo(function CharacterCard({
  character,
  variant = 'overlay',
  chatEnabled = true,
  actions: Actions,
  withCreator = true,
  picture = 'later',
}: Props) {
  const nameId = useId()
  const card = useRef<HTMLDivElement>(null)
  const { id, name, description, creatorId, creatorUsername, isPublic } = character

  return (
    <div className={`${classes.card} ${classes[variant] ?? ''}`} data-picture="pending" ref={card}>
      <div className={classes.stage}>
        <PlainLink link={{ to: '/character/$characterId', params: { characterId: id } }} className={classes.open}>
          <ImageWithFallback
            className={classes.picture}
            src={character.picture}
            alt=""
            width={300}
            height={400}
            loading={picture === 'later' ? 'lazy' : 'eager'}
            fetchPriority={picture === 'first' ? 'high' : 'auto'}
            fallback={<img src={placeholder} alt="" width={300} height={400} />}
            // Without React: 21 pictures that load one by one would re-render 21 cards.
            onSettled={() => card.current?.setAttribute('data-picture', 'settled')}
          />
          <div className={classes.caption}>
            {!isPublic && <PrivateMark className={classes.private} />}
            <h3 id={nameId} className={classes.name} dir="auto">
              {name}
            </h3>
          </div>
        </PlainLink>
        {Actions && <Actions character={character} nameId={nameId} />}
      </div>
      {chatEnabled && !Actions && (
        <PlainLink
          link={{ to: '/chat/character/$characterId', params: { characterId: id }, state: { character } }}
          className={classes.chat}
          aria-describedby={nameId}
        >
          Chat
        </PlainLink>
      )}
      <div className={classes.body}>
        {withCreator && (
          <p className={classes.creator}>
            {creatorId ? (
              <PlainLink link={{ to: '/users/$userId', params: { userId: creatorId } }}>
                By <bdi>{creatorUsername}</bdi>
              </PlainLink>
            ) : (
              `By ${creatorUsername}`
            )}
          </p>
        )}
        <p className={classes.description} dir="auto">
          {shortened(description, CARD_DESCRIPTION_MAX_CHARS)}
        </p>
        <Counters {...character} />
      </div>
    </div>
  )
})
