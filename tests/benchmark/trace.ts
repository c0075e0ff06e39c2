// npm run bench trace -- explore|conversation|openings|results [--rounds 5]: what the main thread does until a page is
// usable (compared with the bare page of the benchmarks start and chat), until something is open, or while results are
// scrolled. Writes traces for the Performance panel of Chromium.
import { argumentsOf, countIn, endWith } from '#src/build/commandLine.ts'
import { prepareBrowser } from '#tests/support/browser.ts'
import { traceLoad } from './traceLoads.ts'
import { traceOpenings } from './traceOpenings.ts'
import { traceResults } from './traceResults.ts'

const USAGE = 'npm run bench trace -- explore|conversation|openings|results [--rounds 5]'

const { values, positionals } = argumentsOf(USAGE, {
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const roundCount = countIn(values.rounds, '--rounds')
const traced = positionals[0]
await prepareBrowser()
if (traced === 'explore' || traced === 'conversation') await traceLoad(traced, roundCount)
else if (traced === 'openings') await traceOpenings(roundCount)
else if (traced === 'results') await traceResults()
else endWith(`What is traced? Write ${USAGE}.`)
