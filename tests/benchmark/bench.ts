// npm run bench -- NAME [--rounds 3] [--against PATH]: prints what measures.ts describes, beside a bare page
// or another checkout, in turn: a machine that others use too has no other fair figures.
import { resolve } from 'node:path'
import { argumentsOf, countIn, endWith } from '#src/build/commandLine.ts'
import { prepareTools } from './browsers.ts'
import { MEASURES } from './measures.ts'
import { type Figures, median, spread } from './statistics.ts'

const USAGE = 'npm run bench -- NAME [--rounds 3] [--against PATH]'
const ABOUT = [
  ...Object.entries(MEASURES).map(([name, { about }]) => `${name}: ${about}`),
  '--against: another checkout, with its packages.',
].join('\n')

const { values, positionals } = argumentsOf(
  USAGE,
  {
    options: {
      rounds: { type: 'string', default: '3' },
      against: { type: 'string' },
    },
    allowPositionals: true,
  },
  ABOUT,
)
const rounds = countIn(values.rounds, '--rounds')
const measure = MEASURES[positionals[0] ?? '']
if (!measure || positionals.length > 1)
  endWith(`Which benchmark? Write one of ${Object.keys(MEASURES).join(', ')}: ${USAGE}.`)

const project = resolve(import.meta.dirname, '../..')
const tools = await prepareTools()
const subjects = await measure.subjects({
  project,
  ...(values.against !== undefined && { against: resolve(values.against) }),
})
console.log(`${measure.about} ${tools.browserName}, ${rounds} rounds.`)
const measured = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
// A round of seconds warms up the machine and is not counted.
for (let round = measure.isSlow ? 1 : 0; round <= rounds; round++) {
  for (const { name, figures } of subjects) {
    const found = await figures(tools)
    if (round > 0) measured.get(name)?.push(found)
  }
}
console.table(table())
await tools.close()
for (const { close } of subjects) await close?.()

/** One row per figure: the medians of each subject, and the ratios of the rounds to the last subject. */
function table(): Record<string, Record<string, string | number>> {
  const [own = [], ...others] = [...measured.values()]
  return Object.fromEntries(
    Object.keys(own[0] ?? {}).map((figure) => {
      const of = (rows: Figures[]) => rows.map((row) => row[figure] ?? Number.NaN)
      const medians = [...measured].map(([name, rows]) => [name, Number(median(of(rows)).toPrecision(3))] as const)
      const ratios = of(own).map((value, round) => value / (others.at(-1)?.[round]?.[figure] ?? Number.NaN))
      const isCompared = ratios.every(Number.isFinite)
      return [
        figure,
        {
          ...Object.fromEntries(medians),
          ...(isCompared && { ratio: median(ratios).toFixed(2), spread: spread(ratios) }),
          ...(measure!.goals?.[figure] && { goal: measure!.goals[figure] }),
        },
      ]
    }),
  )
}
