/** A comet that passes a planet: for a failure. */
export function CometDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 260 160" fill="none" aria-hidden="true">
      <g fill="var(--text)">
        <circle cx="42" cy="26" r="1.2" />
        <circle cx="128" cy="18" r="1" />
        <circle cx="226" cy="112" r="1.5" />
        <circle cx="182" cy="142" r="1" />
        <circle cx="30" cy="122" r="1.4" />
      </g>
      <circle cx="108" cy="110" r="36" fill="var(--yellow)" />
      <path
        d="M135.9 87.3A36 36 0 0 1 85.3 137.9 41.3 41.3 0 0 0 135.9 87.3z"
        fill="var(--purple-fill)"
        fillOpacity=".45"
      />
      <path d="M14 92Q44 68 96 56" stroke="var(--faint)" strokeDasharray="1 8" strokeLinecap="round" strokeWidth="2" />
      <path d="M208 24Q152 34 92 58q66-14 120-14z" fill="var(--purple)" fillOpacity=".3" />
      <path d="M210 28Q170 34 128 49q46-9 84-9z" fill="var(--purple)" fillOpacity=".6" />
      <circle cx="212" cy="34" r="10" fill="var(--text)" />
    </svg>
  )
}
