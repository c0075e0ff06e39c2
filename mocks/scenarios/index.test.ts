import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCENARIO_NAMES } from './index.ts'

it('mocks/README.md lists every scenario, and no other', () => {
  const [, table = ''] = /^\| scenario .*\n((?:\|.*\n)+)/m.exec(readFileSync('mocks/README.md', 'utf8')) ?? []
  const listed = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[^`\s,]+(?=`)/g) ?? [])
  const unlisted = SCENARIO_NAMES.filter((name) => !listed.includes(name))
  const unknown = listed.filter((name) => !SCENARIO_NAMES.some((known) => known === name))
  expect([
    ...unlisted.map((name) => `Add '${name}' to the table of scenarios in mocks/README.md.`),
    ...unknown.map((name) => `Remove '${name}' from the table of scenarios in mocks/README.md.`),
  ]).toEqual([])
})
