import type { ReactNode } from 'react'

/** The first text that a visitor reads. `children` are the buttons below it. Styles: landing.css beside this file. */
export function LandingWords({ titleId, children }: { titleId?: string; children?: ReactNode }) {
  return (
    <div className="landing-words">
      <h1 id={titleId} className="landing-title">
        Meet Your Next Companions
      </h1>
      <p className="landing-subtitle">Chat with AI companions and craft your own original characters</p>
      {children}
    </div>
  )
}
