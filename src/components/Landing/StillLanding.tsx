import { LandingWords } from './LandingWords.tsx'

/** The landing as still HTML (app/stillFrame.tsx): the shape of features/explore/Landing.tsx, and nothing to be used. */
export function StillLanding() {
  return (
    <div className="landing">
      <LandingWords
        actions={
          <>
            <span className="landing-action landing-start">Start a conversation</span>
            <span className="landing-action landing-create">Create a character</span>
          </>
        }
      />
    </div>
  )
}
