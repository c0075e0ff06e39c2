import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import { COMMUNITY_URL } from '#src/product/links.ts'
import { useId } from 'react'
import classes from './RecruitingBanner.module.css'

/** The invitation to the community chat server: between Explore's rows, above the footer elsewhere. */
export function RecruitingBanner() {
  const title = useId()
  return (
    <section className={classes.banner} aria-labelledby={title}>
      <svg className={classes.sky} viewBox="0 0 220 96" aria-hidden="true">
        <path d="M18 62 66 26l44 30 46-38 46 34" fill="none" stroke="var(--purple)" strokeDasharray="2 5" />
        <g fill="var(--text)">
          <circle cx="18" cy="62" r="4" />
          <circle cx="110" cy="56" r="6" />
          <circle cx="202" cy="52" r="4" />
        </g>
        <circle cx="66" cy="26" r="8" fill="var(--yellow)" />
        <circle cx="156" cy="18" r="7" fill="var(--purple)" />
      </svg>
      <h2 id={title} className={classes.title}>
        Meet the people behind the characters
      </h2>
      <a className={classes.link} href={COMMUNITY_URL} target="_blank" rel="noopener">
        Join our community
        <IconArrowUpRight size={18} />
      </a>
    </section>
  )
}
