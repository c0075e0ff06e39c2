// npm run explore -- --seed 7 --minutes 5 --shard 1/4 [--steps 500] [--trail finding.json] [--planted all] [--renew]
// A robot uses the mock build like a user, in random worlds, and checks the laws after every step.
import { existsSync, readFileSync } from 'node:fs'
import { argumentsOf, endWith } from '#src/build/commandLine.ts'
import { isShard } from '#tests/run/stages.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { readStates } from '#storybook/atlas/recordFiles.ts'
import { Met } from './met.ts'
import { openGround } from './openGround.ts'
import { DEFECTS } from './planted/defects.ts'
import { searchPlanted } from './planted/searchPlanted.ts'
import { findingReport, metReport } from './report.ts'
import { type Finding, replay } from './robot.ts'
import { LANES, Search } from './search.ts'
import { storeBeginnings, storedBeginnings } from './storedBeginnings.ts'
import { signatureOf } from './trail.ts'

const MINUTE_MS = 60_000
const USAGE =
  'npm run explore -- [--seed 7] [--minutes 5] [--shard 1/4] [--steps 500] [--trail finding.json] [--planted all] [--renew]'
const { values } = argumentsOf(USAGE, {
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    steps: { type: 'string', default: 'Infinity' },
    shard: { type: 'string', default: '1/1' },
    trail: { type: 'string' },
    planted: { type: 'string' },
    renew: { type: 'boolean', default: false },
  },
})
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
const limitMs = Number(values.minutes) * MINUTE_MS
const mostSteps = Number(values.steps)
if (!isShard(values.shard)) endWith(`"${values.shard}" is no shard; write --shard 1/4.`)
if (!(limitMs > 0)) endWith(`--minutes is "${values.minutes}", which is no time; write --minutes 5.`)
if (!(mostSteps > 0)) endWith(`--steps is "${values.steps}", which is no number of steps; write --steps 500.`)
if (values.trail !== undefined && !existsSync(values.trail)) endWith(`There is no file ${values.trail}.`)
if (values.planted !== undefined && values.planted !== 'all' && !Object.hasOwn(DEFECTS, values.planted))
  endWith(`There is no defect "${values.planted}"; write all or ${Object.keys(DEFECTS).join(', ')}.`)

await ensureBuild('mock')
const ground = await openGround(buildFolder('mock'))
const isGood = values.planted
  ? await findPlanted(values.planted)
  : values.trail
    ? await holdsAgain(values.trail)
    : await explore()
await ground.close()
if (!isGood) process.exitCode = 1

/** Returns whether all laws hold. */
async function explore(): Promise<boolean> {
  const search = new Search(ground, new Met(storedBeginnings()))
  const end = Date.now() + limitMs
  for (let index = shard; Date.now() < end && search.steps < mostSteps; index += LANES * shards) {
    const seeds = Array.from({ length: LANES }, (_, lane) => `${values.seed}.${index + lane * shards}`)
    for (const found of await search.walk(seeds)) {
      const { seed } = found
      console.log(`\nSeed ${seed}: ${signatureOf(found.breach)}. Looking for the shortest trail …`)
      const { finding, picture } = await search.shorten(found)
      console.log(findingReport(finding, { seed, site: ground.site, picture }))
    }
  }
  const { steps, walks, findings, unsteady, stopped } = search
  console.log(`\n${steps} steps in ${walks} walks, ${findings} findings.`)
  if (unsteady.length > 0) console.log(`Seen once, and not again on the same trail:\n${unsteady.join('\n')}`)
  if (stopped.length > 0) console.log(`Ended early:\n${stopped.join('\n')}`)
  const { beginnings } = search.met
  const outdated = beginnings.outdated().map(({ name, address }) => `${name} on ${address}`)
  if (outdated.length > 0) console.log(`Beginnings that lead elsewhere now (--renew):\n${outdated.join('\n')}`)
  if (values.renew) storeBeginnings(beginnings.kept())
  console.log(metReport(search.met, readStates()))
  return findings === 0
}

/** Returns whether every defect was found, and has a short trail. */
async function findPlanted(which: string): Promise<boolean> {
  let isEachFound = true
  for (const name of which === 'all' ? Object.keys(DEFECTS) : [which])
    isEachFound = (await searchPlanted(name, ground, { seed: values.seed, limitMs })) && isEachFound
  return isEachFound
}

/** Returns whether the law of a stored finding holds now. */
async function holdsAgain(file: string): Promise<boolean> {
  const finding = JSON.parse(readFileSync(file, 'utf8')) as Finding
  const found = await replay(ground, finding.trail, finding)
  console.log(found ? `✗ ${signatureOf(found)}\n  ${found.what}` : '✓ The law holds.')
  return found === undefined
}
