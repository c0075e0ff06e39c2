/** A planet, its orbit and a companion at its perigee. Decorative; the name is beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="7" fill="var(--yellow)" />
      <ellipse
        cx="16"
        cy="16"
        rx="14"
        ry="6"
        fill="none"
        stroke="var(--purple)"
        strokeWidth="2.2"
        transform="rotate(-24 16 16)"
      />
      <path d="M9.3 18.1a7 7 0 0 1 13-5.2c-3 3.4-8.4 5.6-13 5.2z" fill="var(--yellow)" />
      <circle cx="27.6" cy="8.6" r="2.5" fill="var(--text)" />
    </svg>
  )
}
