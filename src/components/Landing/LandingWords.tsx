import type { ReactNode } from 'react'

/** What a visitor reads first. `children` stand below the words: the ways on. Styles: landing.css beside this file. */
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
