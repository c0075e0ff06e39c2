import type { CSSProperties, ReactNode } from 'react'
import { steps, tokens } from '#src/app/theme.ts'
import { facts } from 'virtual:source-facts'
import { FileCount } from './FileCount.tsx'
import styles from '#storybook/pages.module.css'

type Kind = 'font-size' | 'spacing' | 'radius'

interface Row {
  name: string
  value: string
  sample: ReactNode
}

/** The steps of one scale, smallest first, each rendered in its size. */
export function Steps({ kind }: { kind: Kind }) {
  const prefix = `mantine-${kind}-`
  const own = steps().filter(([name]) => name.startsWith(prefix))
  return <Rows rows={own.map(([name, value]) => ({ name, value, sample: sampleOf(kind, value) }))} />
}

/** The widths and heights that all pages share. */
export function Widths() {
  const names = ['gutter', 'card-gap', 'reading-width', 'top-bar', 'bottom-bar'] as const
  return (
    <Rows
      rows={names.map((name) => ({ name, value: tokens[name], sample: <Bar style={{ width: tokens[name] }} /> }))}
    />
  )
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, value, sample }) => (
        <li key={name}>
          <code>--{name}</code>
          <span>{value}</span>
          <FileCount files={facts.variables.find((one) => one.name === name)?.files ?? []} />
          <div className={styles.drawn}>{sample}</div>
        </li>
      ))}
    </ul>
  )
}

function sampleOf(kind: Kind, value: string): ReactNode {
  if (kind === 'spacing') return <Bar style={{ width: value }} />
  if (kind === 'radius') return <span className={styles.corner} style={{ borderRadius: value }} />
  return (
    <span style={{ fontFamily: tokens['font-text'], fontSize: value, lineHeight: 1.3 }}>The tide answers letters</span>
  )
}

function Bar({ style }: { style: CSSProperties }) {
  return <span className={styles.bar} style={style} />
}
