import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** One row of docs/requirements.md, or of docs/specification-decisions.md. */
export interface Rule {
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

/** A row of the requirements (A2.5-13), or a decision about what they leave open (AMB-12, NS-03). */
export const RULE_ID = /^(?:[AB]\d+(?:\.\d+)?|AMB|NS)-\d+$/

const HEADING = /^\| \*\*([AB][\d.]+)\*\* \| \*\*(.+)\*\* \((\d+)\) \|/
const ROW = /^\| ([AB][\d.]+)-(\d+) \|/
const DECISION = /^\| ((?:AMB|NS)-\d+) \|/
const PIPE = /(?<!\\)\|/

/** The sections of the list with their rows, parsed from `markdown`. Throws if the count in a heading is wrong. */
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

/** The decisions about what the documents leave open, in two sections. */
function parseDecisions(markdown: string): Section[] {
  const rules = markdown.split('\n').flatMap((line): Rule[] => {
    const id = DECISION.exec(line)?.[1]
    if (!id) return []
    const cells = line.split(PIPE).map((cell) => cell.trim())
    return [
      { id, section: id.replace(/-.*/, ''), statement: cells.at(-2) ?? '', check: cells.slice(2, -2).join(' | ') },
    ]
  })
  return [
    { id: 'AMB', title: 'Ambiguities and conflicts', rules: rules.filter(({ section }) => section === 'AMB') },
    { id: 'NS', title: 'Not shown in the documents', rules: rules.filter(({ section }) => section === 'NS') },
  ]
}

/** All rows that a test may claim to show. */
export function readRegister(): Section[] {
  return [...parseRegister(read('requirements.md')), ...parseDecisions(read('specification-decisions.md'))]
}

function read(name: string): string {
  return readFileSync(resolve(import.meta.dirname, '../../docs', name), 'utf8')
}
