import { VALUE } from './valueMark.ts'

export interface RequirementRow {
  id: string
  /** The cells after the id: the fact and how to check it. */
  statement: string
}

/** The rows of docs/requirements.md and docs/specification-decisions.md. */
export function requirementRows(markdown: string): RequirementRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, statement] = /^\|\s*([A-Z]+[\d.]*-\d+)\s*\|\s*(.*?)\s*\|?$/.exec(line) ?? []
    return id && statement ? [{ id, statement }] : []
  })
}

/** The sections of docs/requirements.md by id: `B2.8` is "Character page". */
export function requirementSections(markdown: string): Record<string, string> {
  const found = markdown.matchAll(/^\|\s*\*\*([A-Z]+[\d.]*)\*\*\s*\|\s*\*\*(.+?)\*\*/gm)
  return Object.fromEntries([...found].map(([, id = '', title = '']) => [id, title]))
}

/** A shorter text occurs in rows by chance, so it counts only if the row quotes it. */
const TELLING_CHARS = 14

/** Finds the ids of the rows that quote a text, or contain it if it is long enough. */
export function rowFinder(rows: readonly RequirementRow[]): (text: string) => string[] {
  const statements = rows.map(({ id, statement }) => ({ id, statement: straight(statement) }))
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
