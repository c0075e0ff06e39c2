import { LandingWords } from './LandingWords.tsx'

/**
 * The landing as still HTML (start/stillFrame.tsx), in the place of features/explore/Landing.tsx. Without its buttons:
 * they are as wide as their words, and would move by a hair when the font arrives.
 */
export function StillLanding() {
  return (
    <div className="landing">
      <LandingWords />
    </div>
  )
}
