// npm test [-- unit stories e2e visual | tests/e2e/chats.e2e.ts … | --shard=1/4 | --list | --browser firefox | --changed]
// Runs everything, or the named parts, runs failed tests once more, alone, and prints the totals in the last line.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism, constants } from 'node:os'
import { join, relative } from 'node:path'
import { endWith, firstSentenceOf } from '#src/build/commandLine.ts'
import { atMost } from './run/atMost.ts'
import { eachWhenFewLeft } from './run/fewTestsLeft.ts'
import { check, isWatched, project, reports, run, runAside, runNow } from './run/runStage.ts'
import type { StageRun } from './run/runStage.ts'
import {
  changedOf,
  chosenStages,
  engineOf,
  inBackground,
  inOrderOfBeginning,
  needsBrowser,
  runningAgain,
  withoutProgress,
} from './run/stages.ts'
import type { Stage } from './run/stages.ts'
import { startBuilds } from './run/startBuilds.ts'
import { afterRunningAgain, failedCount, isWorthRunningAgain, summaryOf } from './run/stageReport.ts'
import type { StageReport } from './run/stageReport.ts'

const LOW = constants.priority.PRIORITY_BELOW_NORMAL

type EndedStage = { stage: Stage } & StageRun

const args = process.argv.slice(2)
const engine = await orEnd(() => engineOf(args))
// The runners read it: tests/support/engine.ts.
process.env.PERIGEE_ENGINE = engine
const isWebKitGtk = engine === 'webkit' && !(await import('./support/webkit.ts')).hasPlaywrightWebKit()
const revision = await orEnd(() => changedOf(args))
const named = await orEnd(() => chosenStages(args, { isWebKitGtk }))
const changed =
  revision === undefined
    ? undefined
    : await orEnd(async () => (await import('./run/chooseChanged.ts')).chooseChanged(project, named, revision))
for (const line of changed?.before ?? []) console.log(line)
const stages = (changed?.stages ?? named).map((stage) => (isWatched ? stage : withoutProgress(stage)))
// Once, with one sentence: otherwise each stage would report it, minutes later, with its runner's stack.
if (!args.includes('--list') && stages.some(needsBrowser))
  await orEnd(async () => (await import('./support/browser.ts')).prepareBrowser())
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

if (args.includes('--list')) {
  const ends = stages.map((stage) => runNow(stage, stage.name).status)
  process.exit(ends.every((status) => status === 0) ? 0 : 1)
}

const results = []
for (const { stage, report, seconds } of await (changed ? sideBySide(stages, changed.builds) : inSequence(stages))) {
  const again =
    !stage.runsOnce && isWorthRunningAgain(report)
      ? await run(runningAgain(stage, filesOf(report)), `${stage.name}-again`)
      : undefined
  results.push({
    name: stage.name,
    seconds: seconds + (again?.seconds ?? 0),
    result: afterRunningAgain(report, again?.report),
  })
}

console.log('')
for (const { name, result } of results) {
  const page = [`${name}-again`, name].map((run) => join(reports, run, 'index.html')).find((path) => existsSync(path))
  if (name === 'visual' && result.failures.length > 0 && page)
    console.log(`Pictures before, after and their difference: ${relative(process.cwd(), page)}\n`)
}
if (changed) console.log(`${changed.after}\n`)
for (const line of summaryOf(results)) console.log(line)
process.exitCode = results.some(({ result }) => failedCount(result) > 0) ? 1 : 0

/** Ends the run with one sentence if a step fails. */
async function orEnd<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (failure) {
    endWith(firstSentenceOf(failure))
  }
}

/**
 * Runs the checks in parallel, because each uses one processor; then the tests one after the other, because most use all,
 * and what is in the background beside them, with a lower priority.
 */
async function inSequence(stages: readonly Stage[]): Promise<EndedStage[]> {
  const checks = stages.filter(({ runner }) => runner === 'check')
  const checked = await Promise.all(checks.map(async (stage) => ({ stage, ...(await check(stage)) })))
  const { inTurn, background } = inBackground(stages.filter(({ runner }) => runner !== 'check'))
  const beside = background.map(async (stage) => ({ stage, ...(await runAside(stage, LOW)) }))
  // The longest build, which otherwise the first journeys would wait for.
  const hasJourneys = inTurn.some(({ name }) => name === 'e2e' || name === 'visual')
  const build = hasJourneys && inTurn.length > 1 ? startBuilds(['storybook'], LOW) : undefined
  const runs = await eachWhenFewLeft(
    inTurn.map((stage) => async (onFewLeft) => ({ stage, ...(await run(stage, stage.name, onFewLeft)) })),
  )
  await build
  return [...checked, ...runs, ...(await Promise.all(beside))]
}

/**
 * The chosen tests of a change are few, and most of their stages have one worker: as many stages run side by side as
 * there are processors. More of them would only make each other slower.
 */
async function sideBySide(stages: readonly Stage[], builds: Promise<void>): Promise<EndedStage[]> {
  const ended: EndedStage[] = []
  const tasks = inOrderOfBeginning(stages).map((stage) => async () => {
    if (stage.runner === 'playwright') await builds
    ended.push({ stage, ...(await (stage.runner === 'check' ? check(stage) : runAside(stage))) })
  })
  // The builds use a processor, too.
  await atMost(availableParallelism(), [() => builds, ...tasks])
  return stages.flatMap((stage) => ended.find((one) => one.stage === stage) ?? [])
}

function filesOf({ failures }: StageReport): string[] {
  return [...new Set(failures.map(({ id }) => id.split(' › ')[0] ?? ''))]
}
