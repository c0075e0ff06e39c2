import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'postcss'
import { productTexts } from './productTexts.ts'
import { readRegister, type Rule } from '#tests/rules/register.ts'
import { rowFinder } from './requirementTexts.ts'

/** A text of the product, the files that contain it and the rows that require it. */
export interface VoiceText {
  text: string
  files: string[]
  rows: string[]
}

/** A name or a value, and the files that use it. */
interface Used {
  name: string
  files: string[]
}

/** The data of the foundations pages besides the theme, read from the sources when Storybook is built. */
export interface SourceFacts {
  /** The rows of docs/requirements.md and the decisions, and the titles of their sections. */
  rows: Rule[]
  sections: Record<string, string>
  texts: VoiceText[]
  icons: Used[]
  /** Custom properties, by name without the dashes. */
  variables: Used[]
  shadows: Used[]
  motions: Used[]
}

const ALPHABET = new Intl.Collator('en', { ignorePunctuation: true })
const project = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

export function sourceFacts(): SourceFacts {
  const styles = globSync('src/**/*.css', { cwd: project }).sort()
  const register = readRegister()
  const rows = register.flatMap(({ rules }) => rules)
  const paths = modules()
  const texts = usesOf(paths, productTexts)
  const rowsOf = rowFinder(rows)
  return {
    rows,
    sections: Object.fromEntries(register.map(({ id, title }) => [id, title])),
    texts: texts.map(({ name, files }) => ({ text: name, files, rows: rowsOf(name) })),
    icons: usedIcons(paths),
    variables: usesOf(styles, (_, code) => [...code.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name)),
    shadows: usesOf(styles, (_, code) => valuesOf(code, /^box-shadow$/)),
    motions: usesOf(styles, (_, code) => valuesOf(code, /^(transition|animation)$/)),
  }
}

/** The icons of the product, each with the files that use it. */
export function usedIcons(paths = modules()): Used[] {
  return usesOf(paths, (_, code) => [...code.matchAll(/icons\/(Icon\w+)\.mjs/g)].map(([, name = '']) => name))
}

/** The paths of the product's modules. */
function modules(): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|stories|gen|d)\.tsx?$|\/generated\/|^src\/build\//.test(path))
    .sort()
}

/** The unique results of `find` in the files, each with its files, in alphabetical order. */
function usesOf(paths: readonly string[], find: (path: string, code: string) => string[]): Used[] {
  const found = new Map<string, string[]>()
  for (const path of paths)
    for (const name of new Set(find(path, read(path)))) found.set(name, [...(found.get(name) ?? []), path])
  return [...found].map(([name, files]) => ({ name, files })).sort((a, b) => ALPHABET.compare(a.name, b.name))
}

function valuesOf(code: string, property: RegExp): string[] {
  const values: string[] = []
  parse(code).walkDecls(({ prop, value }) => {
    if (property.test(prop) && !value.startsWith('none')) values.push(value.replaceAll(/\s+/g, ' '))
  })
  return values
}
