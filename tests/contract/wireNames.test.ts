import { expect, it } from 'vitest'
import { globSync, readFileSync } from 'node:fs'

// Only src/api uses the server's field names: screens have their own names.
const FILES = 'src/**/*.{ts,tsx}'
// Imported character cards have the field names of their format.
const IS_ELSEWHERE =
  /^src\/(api|build|contract|features\/character-editor\/import)\/|\.(test|stories)\.tsx?$|^src\/routeTree\.gen\.ts$/u
/** Query parameters of routes (B2.7-05, B2.7-06), which have the same names as those of the call. */
const IN_ADDRESSES = ['sort_by', 'sort_order']
/** Enumeration values of the contract, which are keys of their labels. */
const SORT_VALUES = ['last_edited', 'created_at', 'like_count', 'conversation_count', 'message_count']

it('no screen uses a field name of the server', () => {
  const found = globSync(FILES)
    .filter((file) => !IS_ELSEWHERE.test(file))
    .flatMap((file) => wireNamesOf(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

function wireNamesOf(code: string): string[] {
  const bare = code.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g, '')
  const names = [...bare.matchAll(/(?<![\w$?&])([a-z]+(?:_[a-z]+)+)(?![\w$])(:?)/g)].flatMap(([, name = '', colon]) => {
    const isLabel = colon === ':' && SORT_VALUES.includes(name)
    return IN_ADDRESSES.includes(name) || isLabel ? [] : name
  })
  return [...new Set(names)]
}
