import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** They do not read their arguments with `argumentsOf`. */
const OTHERS: Record<string, string> = {
  test: 'its arguments are stages, files and options of runners (tests/run/stages.ts)',
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (?:--\S+ )*(\S+\.ts)$/.exec(script)?.[1]
  return file === undefined || name in OTHERS ? [] : [{ name, code: readFileSync(file, 'utf8') }]
})

it.for(commands)('npm run $name refuses wrong arguments with one sentence', ({ name, code }) => {
  expect(code).toContain('argumentsOf(')
  expect(code).toContain(`'npm run ${name}`)
})
