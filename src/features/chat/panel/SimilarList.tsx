import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { similarQuery } from '#src/api/calls/characters.ts'
import { summariesOf } from '#src/api/shapes/characterShapes.ts'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { SIMILAR_PANEL_CARDS } from '#src/product/limits.ts'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './SimilarList.module.css'

const SKELETONS = Array.from({ length: SIMILAR_PANEL_CARDS }, (_, index) => index)

/** Five similar characters. */
export function SimilarList({ characterId }: { characterId: string }) {
  const titleId = useId()
  const similar = useQuery({ ...similarQuery(characterId, SIMILAR_PANEL_CARDS), select: summariesOf })
  const { data: characters, error } = similar

  return (
    <section className={classes.similar} aria-labelledby={titleId} aria-busy={!characters && !error}>
      <h3 id={titleId} className={classes.title}>
        Similar Characters
      </h3>
      {!characters && error ? (
        <p className={classes.text} role="alert">
          Error loading similar characters. Please try again later.
        </p>
      ) : characters?.length === 0 ? (
        <p className={classes.text}>No similar characters found.</p>
      ) : (
        <ul className={classes.list}>
          {characters
            ? characters.map(({ id, name, creatorUsername, thumbnail }) => (
                <li key={id}>
                  <Link to="/character/$characterId" params={{ characterId: id }} className={classes.row}>
                    <ImageWithFallback
                      className={classes.picture}
                      src={thumbnail}
                      alt=""
                      width={38}
                      height={46}
                      loading="lazy"
                      fallback={<img src={placeholder} alt="" width={38} height={46} />}
                    />
                    <span className={classes.words}>
                      <span className={classes.name} dir="auto">
                        {name}
                      </span>
                      <span className={classes.creator}>
                        By <bdi>{creatorUsername}</bdi>
                      </span>
                    </span>
                  </Link>
                </li>
              ))
            : SKELETONS.map((index) => <li key={index} className={classes.skeleton} />)}
        </ul>
      )}
    </section>
  )
}
