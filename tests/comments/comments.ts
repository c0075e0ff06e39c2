// npx node tests/comments/comments.ts --sample 200 --seed 7 [--under src/api]
// npx node tests/comments/comments.ts --changed-code main lists the files with changes other than comments since a revision.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { seeded } from '#mocks/fixtures/seeded.ts'
import { argumentsOf, endWith } from '#src/build/commandLine.ts'
import { codeWithoutComments, commentLinesOfProject } from './commentLines.ts'

const USAGE = 'npx node tests/comments/comments.ts [--sample 200] [--seed 7] [--under src/api], or --changed-code main'
const { values: options } = argumentsOf(USAGE, {
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    under: { type: 'string', default: '' },
    'changed-code': { type: 'string' },
  },
})
const changedSince = options['changed-code']
for (const name of ['sample', 'seed'] as const) {
  const text = options[name]
  if (text !== undefined && !/^\d+$/.test(text)) endWith(`--${name} is "${text}", which is no whole number.`)
}

if (changedSince === undefined) printSample()
else printChangedCode(changedSince)

function printSample() {
  const lines = commentLinesOfProject().filter(({ file }) => file.startsWith(options.under))
  if (lines.length === 0) endWith(`No file with comments has a path that begins with "${options.under}".`)
  const count = Math.min(options.sample === undefined ? lines.length : Number(options.sample), lines.length)
  const next = seeded(Number(options.seed)).bag(lines)
  const chosen = options.sample === undefined ? lines : Array.from({ length: count }, () => next())
  for (const { file, line, text } of chosen) console.log(`${file}:${line}  ${text}`)
  console.log(`${count} of ${lines.length} comment lines.`)
}

function printChangedCode(revision: string) {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).status !== 0)
    endWith(`"${revision}" is no revision of this repository.`)
  const changed = git('diff', '--name-only', revision).split('\n').filter(Boolean)
  const withOtherCode = changed.filter((file) => {
    if (!/\.(?:tsx?|css)$/u.test(file) || !existsSync(file)) return true
    const before = git('show', `${revision}:${file}`)
    return codeWithoutComments(file, before) !== codeWithoutComments(file, readFileSync(file, 'utf8'))
  })
  for (const file of withOtherCode) console.log(file)
  console.log(`${changed.length} files have changed, ${withOtherCode.length} of them in more than comments.`)
}
