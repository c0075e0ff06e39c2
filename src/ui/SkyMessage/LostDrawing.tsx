/** A dark circle with a small planet beside it: for a missing page. */
export function LostDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 260 160" fill="none" aria-hidden="true" data-drawing="lost">
      <g fill="var(--text)">
        <circle cx="24" cy="30" r="1.3" />
        <circle cx="92" cy="16" r="1" />
        <circle cx="236" cy="58" r="1.4" />
        <circle cx="220" cy="140" r="1" />
        <circle cx="48" cy="138" r="1.5" />
      </g>
      <circle cx="112" cy="84" r="46" stroke="var(--purple)" strokeOpacity=".25" strokeWidth="10" />
      <circle cx="112" cy="84" r="34" fill="var(--ink)" stroke="var(--purple-fill)" strokeWidth="2" />
      <g strokeLinecap="round" transform="rotate(-12 112 84)">
        <path
          d="M80 74C40 80 20 90 26 97c10 13 162 13 172 0 6-7-14-17-54-23"
          stroke="var(--purple)"
          strokeWidth="2.5"
        />
        <path d="M80 50a46 46 0 0 1 64 0" stroke="var(--text)" strokeOpacity=".45" strokeWidth="1.5" />
      </g>
      <path d="M158 92q38-8 58-52" stroke="var(--faint)" strokeDasharray="1 8" strokeLinecap="round" strokeWidth="2" />
      <circle cx="218" cy="32" r="10" fill="var(--yellow)" />
    </svg>
  )
}
