import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs the text of a module that imports from `commandLine.ts`. */
function runProgram(imported: string, text: string, ...args: string[]) {
  const program = `import { ${imported} } from '${import.meta.resolve('./commandLine.ts')}'\n${text}`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, '--', ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

/** Runs a program with the arguments of a command that has one option and takes no other argument. */
function run(...args: string[]) {
  const text = `
    const { values } = argumentsOf('npm run thing -- [--seed 7]', { options: { seed: { type: 'string' } } })
    console.log(JSON.stringify(values))`
  return runProgram('argumentsOf', text, ...args)
}

it.for(['abc', '0', '-1', '1.5', ''])('ends with one sentence and 2 for the count "%s"', (value) => {
  const stderr = `--rounds ${value}: write a whole number of at least 1.\n`
  expect(runProgram('countIn', `countIn('${value}', '--rounds')`)).toEqual({ status: 2, stdout: '', stderr })
})

it('returns right arguments', () => {
  expect(run('--seed', '7')).toEqual({ status: 0, stdout: '{"seed":"7"}\n', stderr: '' })
})

it.for(['--help', '-h'])('%s prints how the command is written', (word) => {
  expect(run(word)).toEqual({ status: 0, stdout: 'Usage: npm run thing -- [--seed 7]\n', stderr: '' })
})

it.for([
  { args: ['--sede', '7'], says: "Unknown option '--sede'" },
  { args: ['src/a.b/c.ts'], says: "Unexpected argument 'src/a.b/c.ts'" },
  { args: ['--seed'], says: "Option '--seed <value>' argument missing" },
  { args: ['--seed', '--7'], says: "Option '--seed' argument is ambiguous" },
])('ends with one sentence and 2 for $args', ({ args, says }) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: `${says}: write npm run thing -- [--seed 7].\n` })
})
