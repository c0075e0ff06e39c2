import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { BRAND } from '#src/product/brand.ts'
import classes from './StandalonePage.module.css'

/** A page that is a single dialog without the shell, for the targets of e-mail links. */
export function StandalonePage({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <main className={classes.page}>
      <dialog open className={classes.dialog} aria-modal="true" aria-labelledby={id}>
        <Title order={1} id={id} className={classes.title}>
          {title}
        </Title>
        {children}
      </dialog>
      <Link to="/explore" className={classes.brand}>
        {BRAND}
      </Link>
    </main>
  )
}
