import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { randomImageQuery } from '#src/api/calls/characters.ts'
import { BRAND } from '#src/product/brand.ts'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import { PageMain } from '#src/ui/PageMain/PageMain.tsx'
import classes from './AuthLayout.module.css'
import { BrandMark } from './BrandMark.tsx'

/** The layout of sign-in and sign-up: the form, and on wide screens a character beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { data: picture } = useQuery(randomImageQuery)
  return (
    <div className={classes.layout}>
      <header className={classes.head}>
        <Link className={classes.brand} to="/explore">
          <BrandMark className={classes.mark} />
          {BRAND}
        </Link>
      </header>
      <PageMain className={classes.form}>{children}</PageMain>
      <ImageWithFallback
        className={classes.picture}
        src={picture}
        alt=""
        width={900}
        height={1200}
        loading="lazy" // hidden on narrow screens, where it never loads
        fallback={<Sky />}
      />
    </div>
  )
}

/** Shown until the picture has loaded, and if there is none. */
function Sky() {
  return (
    <svg className={classes.sky} viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="44" fill="var(--yellow)" />
      <g fill="none" transform="rotate(-20 100 100)">
        <path d="M12 100a88 30 0 0 1 176 0" stroke="var(--purple)" strokeOpacity=".35" strokeWidth="1.5" />
        <path d="M12 100a88 30 0 0 0 176 0" stroke="var(--text)" strokeWidth="2" />
        <circle cx="43" cy="123" r="7" fill="var(--text)" />
      </g>
    </svg>
  )
}
