// npm run explore -- --seed 7 --minutes 5 [--path … --replay …]
// Uses the mock build like a user: random actions in random worlds. After each action, it checks the invariants.
import { chromium } from '@playwright/test'
import * as fc from 'fast-check'
import { argumentsOf, endWith, firstSentenceOf } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { THIS_MACHINE_ONLY } from '#tests/support/otherOrigins.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { type Action, anyAction } from './actions.ts'
import { checkState, ViolationError } from './checkState.ts'
import { violationAtTheEnd } from './ending.ts'
import { signatureOf, type Violation } from './invariants.ts'
import { beginnings } from './paths.ts'
import { type Beginning, linkOf, Visit } from './visit.ts'

const MINUTE_MS = 60_000
/** Visits at the same time: most of their time, they wait. */
const LANES = 4
const MOST_ACTIONS = 12
/** Shrinking a sequence repeats it with fewer actions. */
const SHRINK_MS = 2 * MINUTE_MS
const USAGE = 'npm run explore -- [--seed 7] [--minutes 5] [--path 0:1 --replay AB:C]'
const { values } = argumentsOf(USAGE, {
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    /** Both are in the report of a finding. */
    path: { type: 'string' },
    replay: { type: 'string' },
  },
})
const limitMs = Number(values.minutes) * MINUTE_MS
if (!Number.isInteger(Number(values.seed))) endWith(`--seed is "${values.seed}", which is no whole number.`)
if (!(limitMs > 0)) endWith(`--minutes is "${values.minutes}", which is no time; write --minutes 5.`)
await ensureBuild('mock')
await prepareBrowser()
const { launchOptions } = chooseBrowser()
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, THIS_MACHINE_ONLY] })
const { url: site, close: closeSite } = await startStaticServer({ folder: buildFolder('mock') })

const end = Date.now() + limitMs
const known = new Set<string>()
/** Why visits ended early: a page that does not answer, for example. */
const unfinished: string[] = []
let [visits, findings] = [0, 0]
if (values.path === undefined) {
  let seed = Number(values.seed) * 10_000
  const lane = async () => {
    while (Date.now() < end && browser.isConnected()) await check(seed++)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
} else await check(Number(values.seed), { path: values.path, replayPath: values.replay ?? '' })
console.log(`\n${visits} visits, ${unfinished.length} of them unfinished, ${findings} findings.`)
for (const why of new Set(unfinished)) console.log(`Unfinished: ${why}`)
await browser.close()
await closeSite()
if (findings > 0) process.exitCode = 1

/** One visit, which is repeated with fewer actions if an invariant is violated. */
async function check(seed: number, replay?: { path: string; replayPath: string }): Promise<void> {
  /** While a sequence is shrunk, only its own violation counts. */
  let wanted: string | undefined
  let shortest: string[] = []
  let shrinksUntil = Infinity
  const isNew = (signature: string) => (wanted === undefined ? !known.has(signature) : signature === wanted)
  const sequences = fc.commands([anyAction], { maxCommands: MOST_ACTIONS, size: 'max', ...replay })
  // The actions come first, because they are shrunk first.
  const property = fc.asyncProperty(fc.noBias(sequences), fc.noBias(beginnings), async (commands, beginning) => {
    if (Date.now() > shrinksUntil) return
    visits++
    const done: string[] = []
    const violation = await visitWith(beginning, commands, { isNew, done })
    if (!violation) return
    shortest = done
    if (wanted === undefined) {
      wanted = signatureOf(violation)
      known.add(wanted)
      shrinksUntil = Date.now() + SHRINK_MS
      console.log(`\nAfter ${Math.round((Date.now() - end + limitMs) / 1_000)} s: ${wanted}`)
    }
    throw new ViolationError(violation)
  })
  const { counterexample, counterexamplePath } = await fc.check(property, { seed, numRuns: 1, ...replay })
  if (!counterexample) return
  findings++
  const [commands, beginning] = counterexample
  // oxlint-disable-next-line typescript/no-base-to-string -- fast-check writes its commands with toString
  const replayPath = /replayPath="([^"]*)"/.exec(String(commands))?.[1]
  console.log(
    [
      `\n✗ ${wanted}`,
      `  ${linkOf(site, beginning).href.replace(site, '')}`,
      ...shortest.map((action) => `  - ${action}`),
      `  npm run explore -- --seed ${seed} --path ${counterexamplePath} --replay ${replayPath}`,
    ].join('\n'),
  )
}

/** The first violation that counts. */
async function visitWith(
  beginning: Beginning,
  commands: Iterable<Action>,
  { isNew, done }: { isNew(signature: string): boolean; done: string[] },
): Promise<Violation | undefined> {
  let visit: Visit | undefined
  try {
    const begun = (visit = await Visit.begin(browser, site, beginning))
    const exploration = { visit: begun, done, check: checkState(begun, isNew) }
    await exploration.check(undefined)
    await fc.asyncModelRun(() => ({ model: { isLineDown: false }, real: exploration }), commands)
    await exploration.check(await violationAtTheEnd(begun))
  } catch (failure) {
    if (failure instanceof ViolationError) return failure.violation
    unfinished.push(firstSentenceOf(failure))
  } finally {
    await visit?.close().catch(() => undefined)
  }
  return undefined
}
