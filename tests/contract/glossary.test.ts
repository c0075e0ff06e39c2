import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const document = readFileSync('docs/architecture.md', 'utf8')
const glossary = document.slice(document.indexOf('## Glossary'))
const names = [...glossary.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)

const modules = globSync('{src,mocks,tests,.storybook}/**/*.{ts,tsx}').filter(
  (path) => !/[\\/]generated[\\/]|\.gen\.ts$|\.d\.ts$|\.stories\.tsx$/.test(path),
)
const exported = modules.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^export (?:abstract )?(?:interface|type|class|const|function) (\w+)/gm)].map(
    ([, name = '']) => ({ name, path }),
  ),
)

it('the glossary contains the words of the code', () => {
  expect(names.length).toBeGreaterThan(20)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

it.for(names)('%s is exported once', (name) => {
  expect(exported.filter((one) => one.name === name).map(({ path }) => path)).toHaveLength(1)
})

// One word for one thing: these had several meanings.
it.for(['Place', 'Report', 'Conversation', 'Known', 'Outcome', 'Said'])('at most one type is called %s', (name) => {
  const types = modules.filter((path) =>
    new RegExp(`^(?:export )?(?:interface|type) ${name}\\b`, 'm').test(readFileSync(path, 'utf8')),
  )
  expect(types.length, types.join(', ')).toBeLessThanOrEqual(1)
})
