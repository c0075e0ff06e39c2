import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { HeroSky } from './HeroSky.tsx'
import { HomeSearchBox } from './HomeSearchBox.tsx'
import classes from './Landing.module.css'

/** What a visitor reads first. */
export function Landing({ onStart }: { onStart(): void }) {
  const titleId = useId()

  return (
    <section className={classes.landing} aria-labelledby={titleId}>
      <HeroSky />
      <div className={classes.words}>
        <h1 id={titleId} className={classes.title}>
          Meet Your Next Companions
        </h1>
        <p className={classes.subtitle}>Chat with AI companions and craft your own original characters</p>
        <div className={classes.actions}>
          <button type="button" className={`${classes.action} ${classes.start}`} onClick={onStart}>
            Start a conversation
          </button>
          <Link to="/characters/create" className={`${classes.action} ${classes.create}`}>
            Create a character
          </Link>
        </div>
        <HomeSearchBox />
      </div>
    </section>
  )
}
