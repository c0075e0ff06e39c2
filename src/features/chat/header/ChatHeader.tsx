import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import { HeaderDescription } from './HeaderDescription.tsx'
import { FindButton } from '../find/FindButton.tsx'
import { ShortcutsButton } from './ShortcutsButton.tsx'
import classes from './ChatHeader.module.css'
import headerButton from './HeaderButton.module.css'

interface Props {
  /** Absent until the character is loaded. */
  character: CharacterSummary | undefined
  /** The back link leads members to their chats; visitors have none. */
  isMember: boolean
  /** The listeners of the button that opens the settings. */
  settings: Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'>
}

/** The name and picture of the character. */
export function ChatHeader({ character, isMember, settings }: Props) {
  return (
    <div className={classes.header} data-member={isMember || undefined} aria-busy={!character}>
      <Link
        className={`${headerButton.button} ${classes.back}`}
        to={isMember ? '/chats' : '/explore'}
        aria-label={isMember ? 'Back to your chats' : 'Back to Explore'}
      >
        <IconArrowLeft aria-hidden size="1.375rem" stroke={1.7} />
      </Link>
      {character ? <Who character={character} /> : <Skeletons />}
      <div className={classes.tools}>
        <FindButton />
        <ShortcutsButton />
        <button
          type="button"
          className={headerButton.button}
          aria-label="Chat settings"
          title="Chat settings"
          {...settings}
        >
          <IconSettings aria-hidden size="1.375rem" stroke={1.7} />
        </button>
      </div>
    </div>
  )
}

function Who({ character: { id, name, description, thumbnail } }: { character: CharacterSummary }) {
  return (
    <>
      <Link
        className={classes.picture}
        to="/character/$characterId"
        params={{ characterId: id }}
        tabIndex={-1}
        aria-hidden
      >
        <ImageWithFallback
          className={classes.image}
          src={thumbnail}
          alt=""
          width={46}
          height={46}
          fetchPriority="high"
          fallback={<img src={placeholder} alt="" width={46} height={46} />}
        />
      </Link>
      <div className={classes.words}>
        <h1 className={classes.name} dir="auto">
          <Link to="/character/$characterId" params={{ characterId: id }}>
            {name}
          </Link>
        </h1>
        {description && <HeaderDescription key={id} description={description} />}
      </div>
    </>
  )
}

/** Static placeholders: animated skeletons would add code to the first bundle of a conversation. */
function Skeletons() {
  return (
    <>
      <span className={`${classes.picture} ${classes.stillPicture}`} />
      <div className={classes.words}>
        <span className={classes.still} style={{ width: '9rem', height: '1.25rem' }} />
        <span className={classes.still} style={{ width: 'min(24rem, 90%)' }} />
      </div>
    </>
  )
}
