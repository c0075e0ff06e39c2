// npm run rules [-- --section A2.5]
import { argumentsOf, endWith } from '#src/build/commandLine.ts'
import { readRegister } from './register.ts'
import { shownRules } from './shownRules.ts'

const { values: options } = argumentsOf('npm run rules -- [--section A2.5]', {
  options: { section: { type: 'string' } },
})
const sections = readRegister()
const testsOf = Map.groupBy(shownRules(), ({ rule }) => rule)
const { section } = options

if (section === undefined) printOverview()
else {
  const chosen = sections.filter(({ id }) => id === section || id.startsWith(`${section}.`))
  if (chosen.length === 0) endWith(`There is no section "${section}"; npm run rules lists them.`)
  for (const { id, title, rules } of chosen) {
    console.log(`\n${id} ${title}`)
    for (const rule of rules) {
      const tests = testsOf.get(rule.id) ?? []
      console.log(`${tests.length > 0 ? '  shown ' : '  ------'} ${rule.id}  ${rule.statement}`)
      if (tests.length === 0) console.log(`                  check: ${rule.check}`)
      for (const { place, test } of tests) console.log(`                  ${place} ${test}`)
    }
  }
}

function printOverview() {
  for (const { id, title, rules } of sections) {
    const missing = rules.filter((rule) => !testsOf.has(rule.id)).map((rule) => rule.id.split('-')[1])
    const count = `${rules.length - missing.length}/${rules.length}`
    const nothing = missing.length === rules.length ? 'all' : missing.join(' ')
    console.log(`${id.padEnd(6)}${count.padStart(6)}  ${title}${missing.length > 0 ? `  – not shown: ${nothing}` : ''}`)
  }
  const known = sections.flatMap(({ rules }) => rules)
  console.log(`${known.filter(({ id }) => testsOf.has(id)).length} of ${known.length} rows are shown by a test.`)
}
