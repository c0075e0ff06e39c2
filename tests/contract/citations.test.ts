import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Ids of the decisions about what the specification leaves open. */
const ID = /\b(?:AMB|NS)-\d+\b/g
const FOLDERS = ['src', 'mocks', 'openapi', 'tests', '.storybook', 'docs']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|md|mdx|yaml)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`),
)

it('every cited decision is in the document', () => {
  const decisions = readFileSync('docs/specification-decisions.md', 'utf8')
  const defined = new Set([...decisions.matchAll(/^\| ((?:AMB|NS)-\d+) \|/gm)].map(([, id]) => id))
  expect(defined.size).toBeGreaterThan(90)
  const unknown = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(ID) ?? [])]
      .filter((id) => !defined.has(id))
      .map((id) => `${file} cites ${id}, which docs/specification-decisions.md does not define.`),
  )
  expect(unknown).toEqual([])
})
