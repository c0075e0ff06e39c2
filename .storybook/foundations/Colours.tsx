import { textColours, tokens } from '#src/app/theme.ts'
import { facts } from 'virtual:source-facts'
import { contrast, grade } from './contrast.ts'
import { FileCount } from './FileCount.tsx'
import styles from '#storybook/pages.module.css'

const COLOURS = Object.entries(tokens).filter(([, value]) => /^(#|rgb)/.test(value))
/** The background colours of texts; the last three have white text. */
const GROUNDS = ['ink', 'deep', 'surface', 'raised', 'yellow', 'purple-fill', 'purple-fill-hover', 'bubble'] as const

/** The colours of the theme, each with the style sheets that use it. */
export function Swatches() {
  return (
    <ul className={styles.cards}>
      {COLOURS.map(([name, value]) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: value }} />
          <strong>--{name}</strong>
          <code>{value}</code>
          <FileCount files={facts.variables.find((one) => one.name === name)?.files ?? []} />
        </li>
      ))}
    </ul>
  )
}

/** The contrast of every text colour on every background. */
export function Contrasts() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <section className={styles.wide} tabIndex={0} aria-label="Contrasts">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Text</th>
            {GROUNDS.map((ground) => (
              <th key={ground} scope="col">
                on {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {textColours.map((colour) => (
            <tr key={colour}>
              <th scope="row">{nameOf(colour)}</th>
              {GROUNDS.map((ground) => (
                <Contrast key={ground} text={colour} ground={tokens[ground]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Contrast({ text, ground }: { text: string; ground: string }) {
  const ratio = contrast(text, ground)
  const result = grade(ratio)
  return (
    <td data-grade={result}>
      {/* A pair whose contrast is too low for small text has no sample. */}
      {ratio >= 4.5 && (
        <span className={styles.sample} style={{ background: ground, color: text }} aria-hidden>
          Aa
        </span>
      )}
      {ratio.toFixed(1)} {result}
    </td>
  )
}

function nameOf(colour: string): string {
  return COLOURS.find(([, value]) => value === colour)?.[0] ?? colour
}
