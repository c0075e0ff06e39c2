/** A comet that missed its planet. */
export function CometDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 260 160" fill="none" aria-hidden="true">
      <g fill="var(--text)">
        <circle cx="38" cy="24" r="1.2" />
        <circle cx="120" cy="16" r="1" />
        <circle cx="232" cy="128" r="1.5" />
        <circle cx="168" cy="146" r="1" />
        <circle cx="20" cy="96" r="1.4" />
      </g>
      <circle cx="84" cy="108" r="36" fill="var(--yellow)" />
      <path
        d="M111.9 85.3A36 36 0 0 1 61.3 135.9 41.3 41.3 0 0 0 111.9 85.3z"
        fill="var(--purple-fill)"
        fillOpacity=".45"
      />
      <path d="m108 78 106-52" stroke="var(--faint)" strokeDasharray="1 7" strokeLinecap="round" strokeWidth="2" />
      <path d="m178 66 44-36-32 48-72 34z" fill="var(--purple)" fillOpacity=".3" />
      <path d="m196 54 28-26-18 36-50 26z" fill="var(--purple)" fillOpacity=".55" />
      <circle cx="219" cy="35" r="10" fill="var(--text)" />
    </svg>
  )
}
