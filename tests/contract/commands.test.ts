import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** They do not read their arguments with `argumentsOf`. */
const OTHERS: Record<string, string> = {
  test: 'its arguments are stages, files and options of runners (tests/run/stages.ts)',
  bench: 'each benchmark reads its own',
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (?:--\S+ )*(\S+\.ts)$/.exec(script)?.[1]
  return file === undefined || name in OTHERS ? [] : [{ name, code: readFileSync(file, 'utf8') }]
})

const benchmarks = globSync('tests/benchmark/*.ts').flatMap((file) => {
  const code = readFileSync(file, 'utf8')
  const isCommand = code.startsWith('// npm run bench ') && !file.endsWith('bench.ts')
  return isCommand ? [{ name: `bench ${basename(file, '.ts')}`, code }] : []
})

it.for([...commands, ...benchmarks])('npm run $name refuses wrong arguments with one sentence', ({ name, code }) => {
  expect(code).toContain('argumentsOf(')
  expect(code).toContain(`'npm run ${name}`)
})
