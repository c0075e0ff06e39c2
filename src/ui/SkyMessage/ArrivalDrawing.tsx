/** A planet with its companion: for a success. */
export function ArrivalDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 260 160" fill="none" aria-hidden="true" data-drawing="arrival">
      <g fill="var(--text)">
        <circle cx="34" cy="40" r="1.4" />
        <circle cx="78" cy="18" r="1" />
        <circle cx="206" cy="22" r="1.5" />
        <circle cx="232" cy="120" r="1.2" />
        <circle cx="44" cy="132" r="1.1" />
      </g>
      <g stroke="var(--yellow)" strokeLinecap="round" strokeOpacity=".55" strokeWidth="2">
        <path d="M130 20v-8M172 34l6-6M88 34l-6-6M192 80h8M60 80h8" />
      </g>
      <path d="M33 88a99 34 0 0 1 194-24" stroke="var(--purple)" strokeOpacity=".4" strokeWidth="1.5" />
      <circle cx="130" cy="80" r="40" fill="var(--yellow)" />
      <path d="M161 54.7A40 40 0 0 1 104.7 111 46 46 0 0 0 161 54.7z" fill="var(--purple-fill)" fillOpacity=".35" />
      <path
        d="m112 81 13 13 24-27"
        stroke="var(--on-yellow)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="6"
      />
      <path d="M33 88c20 34 150 26 194-24" stroke="var(--purple)" strokeLinecap="round" strokeWidth="2.5" />
      <circle cx="206" cy="82" r="8" fill="var(--text)" />
    </svg>
  )
}
