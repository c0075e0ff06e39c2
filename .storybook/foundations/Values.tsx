import type { CSSProperties } from 'react'
import { facts } from 'virtual:source-facts'
import { FileCount } from './FileCount.tsx'
import styles from '#storybook/pages.module.css'

/** Every shadow of the style sheets, on a card. */
export function Shadows() {
  return (
    <ul className={styles.cards}>
      {facts.shadows.map(({ name, files }) => (
        <li key={name}>
          {/* Some shadows are as large as a page. */}
          <span className={styles.shade}>
            <span className={styles.shadow} style={{ boxShadow: name }} />
          </span>
          <code>{name}</code>
          <FileCount files={files} />
        </li>
      ))}
    </ul>
  )
}

/** Every transition and animation; a transition runs on hover and focus. */
export function Motions() {
  return (
    <ul className={styles.cards}>
      {facts.motions.map(({ name, files }) => (
        <li key={name}>
          <button type="button" className={styles.mover} style={movementOf(name)} aria-label={`Show ${name}`}>
            <span />
          </button>
          <code>{name}</code>
          <FileCount files={files} />
        </li>
      ))}
    </ul>
  )
}

/** The duration and the easing of a value, as styles. */
function movementOf(value: string): CSSProperties {
  const duration = /[\d.]+m?s\b/.exec(value)?.[0] ?? '0s'
  const easing = /var\(--ease-out\)|ease[\w-]*|linear|steps\([^)]*\)/.exec(value)?.[0] ?? 'ease'
  return { '--duration': duration, '--easing': easing } as CSSProperties
}
