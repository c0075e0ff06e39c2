/** Two companions where their orbits are closest. */
export function UnlockDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 120" fill="none" aria-hidden="true" data-drawing="unlock">
      <g fill="var(--text)">
        <circle cx="18" cy="26" r="1.2" />
        <circle cx="70" cy="10" r="1" />
        <circle cx="196" cy="16" r="1.4" />
        <circle cx="206" cy="98" r="1" />
        <circle cx="28" cy="106" r="1.3" />
      </g>
      <circle cx="110" cy="62" r="27" fill="var(--yellow)" />
      <path d="M130.9 45A27 27 0 0 1 93 82.9 31 31 0 0 0 130.9 45z" fill="var(--purple-fill)" fillOpacity=".45" />
      <g strokeLinecap="round">
        <path d="M22 84c40 22 132-2 172-52" stroke="var(--purple)" strokeWidth="2.5" />
        <path d="M30 40c46 38 112 60 168 42" stroke="var(--text)" strokeOpacity=".5" strokeWidth="1.5" />
      </g>
      <circle cx="146" cy="72" r="9" fill="var(--text)" />
      <circle cx="168" cy="56" r="7" fill="var(--purple)" stroke="var(--raised)" strokeWidth="2" />
    </svg>
  )
}
