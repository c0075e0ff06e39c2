// npm run explore -- --seed 7 --minutes 5 --shard 1/4 [--steps 500] [--trail finding.json]
// A robot uses the mock build like a user, in random worlds, and checks the laws after every step.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { THIS_MACHINE_ONLY } from '#tests/support/otherOrigins.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { Met } from './met.ts'
import { findingReport, metReport } from './report.ts'
import { exploreOnce, type Finding, replay, shortened } from './robot.ts'
import { type Breach, signatureOf } from './trail.ts'

const MINUTE_MS = 60_000
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    steps: { type: 'string', default: 'Infinity' },
    shard: { type: 'string', default: '1/1' },
    trail: { type: 'string' },
  },
})
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
const minutes = Number(values.minutes)
const mostSteps = Number(values.steps)
if (!(shard >= 1 && shard <= shards && minutes > 0 && mostSteps > 0))
  throw new Error('Write --seed 7 --minutes 5 --shard 1/4.')

await prepareBrowser()
ensureBuild('mock')
const { launchOptions } = chooseBrowser()
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, THIS_MACHINE_ONLY] })
const server = await startStaticServer({ folder: buildFolder('mock') })
const ground = { browser, site: server.url }
if (values.trail === undefined) await exploreFor(minutes * MINUTE_MS)
else await again(values.trail)
await browser.close()
await server.close()

async function exploreFor(ms: number): Promise<void> {
  const met = new Met()
  const known = new Set<string>()
  const unsteady: string[] = []
  const isKnown = (breach: Breach) => known.has(signatureOf(breach))
  const end = Date.now() + ms
  let steps = 0
  let walks = 0
  for (let index = shard; Date.now() < end && steps < mostSteps; index += shards) {
    const seed = `${values.seed}.${index}`
    const { trail, finding, paths } = await exploreOnce(ground, seed, met, isKnown)
    steps += trail.steps.length
    walks++
    if (!finding) continue
    console.log(`\nSeed ${seed}: ${signatureOf(finding.breach)}. Looking for the shortest trail …`)
    if (await replay(ground, finding.trail, finding)) {
      known.add(signatureOf(finding.breach))
      await tell(finding, paths, seed)
    } else {
      unsteady.push(signatureOf(finding.breach))
      console.log('It did not come again on the same trail.')
    }
  }
  console.log(`\n${steps} steps in ${walks} walks, ${known.size} findings.`)
  if (unsteady.length > 0) console.log(`Seen once, and not again on the same trail:\n${unsteady.join('\n')}`)
  console.log(metReport(met))
  if (known.size > 0) process.exitCode = 1
}

async function tell(finding: Finding, paths: readonly string[], seed: string): Promise<void> {
  const trail = await shortened(ground, finding, paths)
  let picture: Buffer | undefined
  await replay(ground, trail, finding, { onBreach: (taken) => (picture = taken) })
  console.log(findingReport({ ...finding, trail }, { seed, site: server.url, picture }))
}

async function again(file: string): Promise<void> {
  const finding = JSON.parse(readFileSync(file, 'utf8')) as Finding
  const found = await replay(ground, finding.trail, finding)
  console.log(found ? `✗ ${signatureOf(found)}\n  ${found.what}` : '✓ The law holds.')
  if (found) process.exitCode = 1
}
