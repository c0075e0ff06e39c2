import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import '#src/components/Landing/landing.css'
import { LandingWords } from '#src/components/Landing/LandingWords.tsx'
import { HeroSky } from './HeroSky.tsx'
import { HomeSearchBox } from './HomeSearchBox.tsx'

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
