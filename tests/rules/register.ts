import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** One row of docs/requirements.md. */
interface Rule {
  id: string
  section: string
  statement: string
  check: string
}
export interface Section {
  id: string
  title: string
  rules: Rule[]
}

export const RULE_ID = /^[AB]\d+(?:\.\d+)?-\d+$/

const HEADING = /^\| \*\*([AB][\d.]+)\*\* \| \*\*(.+)\*\* \((\d+)\) \|/
const ROW = /^\| ([AB][\d.]+)-(\d+) \|/
const PIPE = /(?<!\\)\|/

/** The sections of the list and the rows in them, as written in `markdown`. Throws where a heading's count is wrong. */
export function parseRegister(markdown: string): Section[] {
  const sections: (Section & { promised: number })[] = []
  for (const line of markdown.split('\n')) {
    const [, id, title, promised] = HEADING.exec(line) ?? []
    if (id && title) sections.push({ id, title, promised: Number(promised), rules: [] })
    const [, section, number] = ROW.exec(line) ?? []
    if (!section) continue
    const cells = line.split(PIPE).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
    const home = sections.at(-1)
    if (home?.id !== section) throw new Error(`${section}-${number} does not stand under its heading.`)
    home.rules.push({ id: `${section}-${number}`, section, statement: cells[2] ?? '', check: cells[3] ?? '' })
  }
  for (const { id, promised, rules } of sections)
    if (rules.length !== promised) throw new Error(`${id} promises ${promised} rows and holds ${rules.length}.`)
  return sections.map(({ promised: _, ...section }) => section)
}

export function readRegister(): Section[] {
  return parseRegister(readFileSync(resolve(import.meta.dirname, '../../docs/requirements.md'), 'utf8'))
}
