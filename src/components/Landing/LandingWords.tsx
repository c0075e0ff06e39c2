import type { ReactNode } from 'react'

/** What a visitor reads first. `actions` are the two ways on; `children` stand below them. */
export function LandingWords(props: { titleId?: string; actions: ReactNode; children?: ReactNode }) {
  return (
    <div className="landing-words">
      <h1 id={props.titleId} className="landing-title">
        Meet Your Next Companions
      </h1>
      <p className="landing-subtitle">Chat with AI companions and craft your own original characters</p>
      <div className="landing-actions">{props.actions}</div>
      {props.children}
    </div>
  )
}
