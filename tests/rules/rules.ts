// npm run rules [-- --section A2.5] [-- --update]
import { writeFileSync } from 'node:fs'
import { argumentsOf, endWith } from '#src/build/commandLine.ts'
import { readRegister } from './register.ts'
import { claimsOfProject, shownBefore, shownFile } from './shownRules.ts'
import type { PlacedClaim } from './shownRules.ts'

const { values: options } = argumentsOf('npm run rules -- [--section A2.5] [--update]', {
  options: { section: { type: 'string' }, update: { type: 'boolean' } },
})
const sections = readRegister()
if (options.section !== undefined && sectionsOf(options.section).length === 0)
  endWith(`There is no section "${options.section}"; npm run rules lists them.`)
const { claims, misplaced } = claimsOfProject()

const known = new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id)))
const testsOf = Map.groupBy(claims, ({ rule }) => rule)
const problems = [
  ...misplaced,
  ...claims.filter(({ rule }) => !known.has(rule)).map((claim) => `${placeOf(claim)} ${claim.rule} is not a row.`),
]

if (options.section) printSection(options.section)
else printOverview()

if (options.update) {
  const shown = [...known].filter((id) => testsOf.has(id))
  writeFileSync(shownFile, `${JSON.stringify(shown, null, 1)}\n`)
} else {
  problems.push(
    ...shownBefore()
      .filter((id) => !testsOf.has(id))
      .map((id) => `${id} was shown before (tests/rules/shown.json) and no longer is.`),
  )
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function printOverview() {
  for (const { id, title, rules } of sections) {
    const missing = rules.filter((rule) => !testsOf.has(rule.id))
    const count = `${rules.length - missing.length}/${rules.length}`
    const numbers = missing.map((rule) => rule.id.slice(rule.id.indexOf('-') + 1))
    const nothing = missing.length === rules.length ? 'all' : numbers.join(' ')
    console.log(`${id.padEnd(6)}${count.padStart(6)}  ${title}${missing.length > 0 ? `  – not shown: ${nothing}` : ''}`)
  }
  const shown = [...known].filter((id) => testsOf.has(id)).length
  console.log(`${shown} of ${known.size} rows are shown by a test.`)
}

function printSection(wanted: string) {
  for (const { id, title, rules } of sectionsOf(wanted)) {
    console.log(`\n${id} ${title}`)
    for (const rule of rules) {
      const tests = testsOf.get(rule.id) ?? []
      console.log(`${tests.length > 0 ? '  shown ' : '  ------'} ${rule.id}  ${rule.statement}`)
      if (tests.length === 0) console.log(`                  check: ${rule.check}`)
      for (const claim of tests) console.log(`                  ${placeOf(claim)} ${claim.test}`)
    }
  }
}

function sectionsOf(wanted: string) {
  return sections.filter(({ id }) => id === wanted || id.startsWith(`${wanted}.`))
}

function placeOf({ path, line }: PlacedClaim) {
  return `${path}:${line}`
}
