import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import '#src/components/Landing/landing.css'
import { LandingWords } from '#src/components/Landing/LandingWords.tsx'
import { HeroSky } from './HeroSky.tsx'
import type { SubmitEvent } from 'react'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import classes from './HomeSearchBox.module.css'

/** The introduction for visitors, in front of the sky. */
export function Landing({ onStart }: { onStart(): void }) {
  const titleId = useId()

  return (
    <section className="landing" aria-labelledby={titleId}>
      <HeroSky />
      <LandingWords titleId={titleId}>
        <div className="landing-actions">
          <button type="button" className="landing-action landing-start" onClick={onStart}>
            Start a conversation
          </button>
          <Link to="/characters/create" className="landing-action landing-create">
            Create a character
          </Link>
        </div>
        <HomeSearchBox />
      </LandingWords>
    </section>
  )
}

/** The search box of small screens, whose top bar has no space for it. */
function HomeSearchBox() {
  const navigate = useNavigate()

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    const query = typeof typed === 'string' ? typed.trim() : ''
    if (query !== '') void navigate({ to: '/search', search: { query } })
  }

  return (
    <search className={classes.box}>
      <form onSubmit={search}>
        <SearchField size="page" name="query" />
      </form>
    </search>
  )
}
