import { useAtomValue } from 'jotai'
import { BRAND } from '#src/product/brand.ts'
import { COMMUNITY_URL, CONTACT_URL, PRIVACY_URL, TERMS_URL } from '#src/product/links.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import classes from './Footer.module.css'

const LINKS = [
  { label: 'Privacy', href: PRIVACY_URL },
  { label: 'Terms of Use', href: TERMS_URL },
  { label: 'Community', href: COMMUNITY_URL },
  { label: 'Contact', href: CONTACT_URL },
]

export function Footer() {
  const { clock } = useAtomValue(worldAtom)
  return (
    <footer className={classes.footer}>
      <p className={classes.copyright}>
        © {new Date(clock.now()).getFullYear()} {BRAND}
      </p>
      <ul className={classes.links}>
        {LINKS.map(({ label, href }) => (
          <li key={label}>
            <a className={classes.link} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
