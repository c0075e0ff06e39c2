import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { CharacterDetails } from '#src/api/shapes/characterShapes.ts'
import { textDirection } from '#src/lib/textDirection.ts'
import { Traits } from './Traits.tsx'
import classes from './CharacterText.module.css'

/** The texts by the character's creator. */
export function CharacterText({ character }: { character: CharacterDetails }) {
  const { description, background, traits, tags } = character
  const id = useId()
  return (
    <div className={classes.text}>
      <div className={classes.prose}>
        {description && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label="Tags" dir={textDirection(tags[0]!)}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to="/search" search={{ query: tag }} className={classes.tag} dir="auto">
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {background && (
          <section aria-labelledby={`${id}-background`}>
            <h2 id={`${id}-background`} className={classes.heading}>
              Background
            </h2>
            <p className={classes.background} dir="auto">
              {background}
            </p>
          </section>
        )}
      </div>
      {traits.length > 0 && (
        <section className={classes.traits} aria-labelledby={`${id}-traits`}>
          <h2 id={`${id}-traits`} className={classes.heading}>
            Personality Traits
          </h2>
          <Traits traits={traits} />
        </section>
      )}
    </div>
  )
}
