import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs a program with the arguments of a command that has one option and takes no other argument. */
function run(...args: string[]) {
  const program = `
    import { argumentsOf } from '${import.meta.resolve('./commandLine.ts')}'
    const { values } = argumentsOf('npm run thing -- [--seed 7]', { options: { seed: { type: 'string' } } })
    console.log(JSON.stringify(values))`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, '--', ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

it.for(['abc', '0', '-1', '1.5', ''])('ends with one sentence and 2 for the count "%s"', (value) => {
  const program = `
    import { countIn } from '${import.meta.resolve('./commandLine.ts')}'
    console.log(countIn('${value}', '--rounds'))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 2, stderr: `--rounds ${value}: write a whole number of at least 1.\n` })
})

it('returns right arguments', () => {
  expect(run('--seed', '7')).toEqual({ status: 0, stdout: '{"seed":"7"}\n', stderr: '' })
})

it.for([
  { args: ['--sede', '7'], says: "Unknown option '--sede'" },
  { args: ['src/a.b/c.ts'], says: "Unexpected argument 'src/a.b/c.ts'" },
  { args: ['--seed'], says: "Option '--seed <value>' argument missing" },
  { args: ['--seed', '--7'], says: "Option '--seed' argument is ambiguous" },
])('ends with one sentence and 2 for $args', ({ args, says }) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: `${says}: write npm run thing -- [--seed 7].\n` })
})
