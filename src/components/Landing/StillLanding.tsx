import { LandingWords } from './LandingWords.tsx'

/**
 * The landing as static HTML (start/stillFrame.tsx), which features/explore/Landing.tsx replaces. Without its buttons:
 * they are as wide as their text, and would move slightly when the font loads.
 */
export function StillLanding() {
  return (
    <div className="landing">
      <LandingWords />
    </div>
  )
}
