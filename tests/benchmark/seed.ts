// npm run bench seed [-- --rounds 9]: seeding the database of a mock server. Every story and every test has its own.
import { community } from '#mocks/scenarios/community.ts'
import { createDatabase } from '#mocks/db/database.ts'
import { seedRows } from '#mocks/db/seed.ts'
import { argumentsOf, countIn } from '#src/build/commandLine.ts'
import { median, rounded } from './statistics.ts'

const GOAL_MS = 100
const NOW = Date.parse('2026-05-20T12:00:00Z')

const { values } = argumentsOf('npm run bench seed -- [--rounds 9]', {
  options: { rounds: { type: 'string', default: '9' } },
})
const roundCount = countIn(values.rounds, '--rounds')
const times: number[] = []
// The first round warms up the machine and is not counted.
for (let round = 0; round <= roundCount; round++) {
  const start = performance.now()
  await createDatabase().replaceAll(seedRows(community, NOW))
  if (round > 0) times.push(performance.now() - start)
}
const seeding = median(times)
console.table({ 'seeding the community, ms': { median: rounded(seeding, 1), limit: GOAL_MS } })
if (seeding > GOAL_MS) process.exitCode = 1
