import type { Rule } from '#tests/rules/register.ts'
import { VALUE } from './valueMark.ts'

/** A shorter text occurs in rows by chance, so it counts only if the row quotes it. */
const TELLING_CHARS = 14

/** Finds the ids of the rows that quote a text, or contain it if it is long enough. */
export function rowFinder(rows: readonly Rule[]): (text: string) => string[] {
  const statements = rows.map(({ id, statement, check }) => ({ id, statement: straight(`${statement} | ${check}`) }))
  return (text) => {
    const parts = text.split(VALUE).map(straight)
    const longest = parts.toSorted((one, other) => other.length - one.length)[0]?.trim() ?? ''
    if (longest.length < 2) return []
    const quoted = parts.length === 1 ? ['"', "'", '`'].map((quote) => `${quote}${longest}${quote}`) : []
    return statements
      .filter(
        ({ statement }) =>
          quoted.some((one) => statement.includes(one)) ||
          (longest.length >= TELLING_CHARS && statement.includes(longest)),
      )
      .map(({ id }) => id)
  }
}

function straight(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
}
