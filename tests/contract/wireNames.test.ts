import { expect, it } from 'vitest'
import { type Node, visit } from '#tests/rules/syntax.ts'
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

// Only src/api uses the server's field names: screens have their own names.
const FILES = 'src/**/*.{ts,tsx}'
// Imported character cards have the field names of their format.
const IS_ELSEWHERE =
  /^src\/(api|contract|features\/character-editor\/import)\/|\.(test|stories)\.tsx?$|^src\/routeTree\.gen\.ts$/u
/** Query parameters of routes (B2.7-05, B2.7-06), which have the same names as those of the call. */
const IN_ADDRESSES = ['sort_by', 'sort_order']
/** Enumeration values of the contract, which are keys of their labels. */
const SORT_VALUES = ['last_edited', 'created_at', 'like_count', 'conversation_count', 'message_count']

it('no screen uses a field name of the server', () => {
  const found = globSync(FILES)
    .filter((file) => !IS_ELSEWHERE.test(file))
    .flatMap((file) => wireNamesOf(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

it('finds a field name of the server in every kind of code', () => {
  const code = 'const { is_main } = image; use(user.pfp_url, { beta_token: 1 }); const last_edited = 2'
  expect(wireNamesOf('a.ts', code)).toEqual(['is_main', 'pfp_url', 'beta_token', 'last_edited'])
})

it('allows the labels of sort fields and the query parameters', () => {
  expect(wireNamesOf('a.ts', 'const labels = { like_count: "Likes" }; go({ sort_by: choice })')).toEqual([])
  expect(wireNamesOf('a.ts', 'character.like_count')).toEqual(['like_count'])
})

function wireNamesOf(file: string, code: string): string[] {
  const names = new Set<string>()
  visit(parseSync(file, code).program as unknown as Node, [], (node, parents) => {
    const { name } = node as { name?: unknown }
    if (node.type !== 'Identifier' || typeof name !== 'string' || !/^[a-z]+(?:_[a-z]+)+$/u.test(name)) return
    const isKey = parents.at(-1)?.type === 'Property' && parents.at(-2)?.type === 'ObjectExpression'
    if (!IN_ADDRESSES.includes(name) && !(isKey && SORT_VALUES.includes(name))) names.add(name)
  })
  return [...names]
}
