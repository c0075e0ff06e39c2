/** An orbit with a small companion and an empty centre: for an empty list. */
export function OrbitDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 260 160" fill="none" aria-hidden="true">
      <g fill="var(--text)">
        <circle cx="30" cy="34" r="1.4" />
        <circle cx="84" cy="14" r="1" />
        <circle cx="214" cy="26" r="1.6" />
        <circle cx="238" cy="92" r="1" />
        <circle cx="56" cy="134" r="1.5" />
        <circle cx="186" cy="146" r="1.1" />
      </g>
      <circle
        cx="130"
        cy="80"
        r="34"
        fill="var(--surface)"
        stroke="var(--faint)"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <g transform="rotate(-17 130 80)" strokeLinecap="round">
        <path d="M31 80a99 34 0 0 1 198 0" stroke="var(--purple)" strokeOpacity=".4" strokeWidth="1.5" />
        <path d="M31 80a99 34 0 0 0 198 0" stroke="var(--purple)" strokeWidth="2.5" />
        <circle cx="68" cy="106" r="9" fill="var(--yellow)" />
      </g>
    </svg>
  )
}
