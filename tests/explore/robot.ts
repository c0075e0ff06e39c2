import { seeded } from './random.ts'
import { chooseSteps } from './chooseStep.ts'
import type { Met } from './met.ts'
import { randomPath, randomWorld } from './randomWorld.ts'
import { shrunk } from './shrink.ts'
import { type Breach, isOfTheWindow, isOfTheWorld, signatureOf, type Step, type Trail } from './trail.ts'
import { type Ground, walk } from './walk.ts'

const SHORTEST = 6
const LONGEST = 24
/** Share of walks that begin at a dialog or a form of an earlier walk. */
const BEGINS_ELSEWHERE = 0.75
/** Share of walks without faults: they find the dialogs and forms at which others begin. */
const CALM = 0.15
const CALM_STEPS = 20
/** Share of walks without faults that begin there too: what follows a success is behind several of its steps. */
const CALM_BEGINS_ELSEWHERE = 0.5
/** Share of habits that end their walk: what must hold at its end is checked in the state that they lead to. */
const ENDS_AFTER_HABIT = 0.35
/** The same for an open dialog, which a later step of the walk closes or leaves in most cases. */
const ENDS_AFTER_ANSWER = 0.6
/** Share of the other walks that begin with a page load. */
const BEGINS_COLD = 0.4
const START = '/explore'
const STEPS_TO_AXE = 10
/** A breach that disappears within this time belongs to a transition; the machine may be busy. */
const PATIENCE_MS = 3_000
/** Used while a trail is shortened; the shortest trail is replayed with the full patience. */
const SHORT_PATIENCE_MS = 800

/** A breach with the trail that leads to it. */
export interface Finding {
  breach: Breach
  trail: Trail
  /** The breach occurred after all faults were removed: see closing.ts. */
  isAtTheEnd: boolean
  /** The path before each step, and at the end; absent in a finding that was read from a file. */
  paths?: readonly string[]
}

/** Walks a random trail: the same for the same seed and the same `met`. */
export async function exploreOnce(
  ground: Ground,
  seed: string,
  met: Met,
  isKnown: (breach: Breach) => boolean,
): Promise<{ trail: Trail; finding?: Finding; paths: readonly string[]; stoppedBy: string | undefined }> {
  const random = seeded(seed)
  const isCalm = random.chance(CALM)
  const way = random.chance(isCalm ? CALM_BEGINS_ELSEWHERE : BEGINS_ELSEWHERE) ? met.beginnings.next(random) : undefined
  // Begins with another page, so that Back has a history entry.
  const world = way?.world ?? randomWorld(random)
  const first: readonly Step[] = way?.steps ?? [{ do: 'follow', path: randomPath(random, met) }]
  const isCold = !way && random.chance(BEGINS_COLD)
  const path = isCold ? randomPath(random, met) : START
  let length = way
    ? way.steps.length + (isCalm ? CALM_STEPS / 2 : random.integer(SHORTEST / 2, SHORTEST))
    : isCalm
      ? CALM_STEPS
      : random.integer(SHORTEST, LONGEST)
  const planned: Step[] = isCold ? [] : [...first]
  let here = { path, from: 0 }
  let isAsking = false
  const { steps, breach, paths, isAtTheEnd, stoppedBy } = await walk(
    ground,
    { world, path, steps: [] },
    {
      next({ sight, visit, steps: done, isTroubled }) {
        const { pathname, search } = new URL(visit.page.url())
        // A step in the history that asks about leaving has changed the address, but not the page.
        const isStepBack = /^(back|forward)$/.test(done.at(-1)?.do ?? '')
        isAsking = sight.dialogs.length > 0 && (isAsking || isStepBack)
        if (pathname + search !== here.path && done.length > 0 && !isAsking)
          here = { path: pathname + search, from: done.length }
        const windows = done.slice(0, here.from).filter(isOfTheWindow)
        const follow: Step = { do: 'follow', path: here.path }
        const steps = [...windows, follow, ...done.slice(here.from)]
        met.beginnings.note(sight, { world, path: START, steps })
        const { isLineDown, isChoosingFile } = visit
        if (planned.length === 0 && (done.length < length || isChoosingFile)) {
          const recent = done.slice(-3)
          const hasArrived = way !== undefined && done.length >= way.steps.length
          const chosen = chooseSteps(random, {
            sight,
            met,
            isTroubled,
            isLineDown,
            isChoosingFile,
            isCalm,
            hasArrived,
            recent,
            count: done.length + 1,
          })
          planned.push(...chosen)
          const endsAfter = sight.dialogs.length > 0 ? ENDS_AFTER_ANSWER : ENDS_AFTER_HABIT
          if (chosen.length > 1 && random.chance(endsAfter)) length = done.length + chosen.length
        }
        return planned.shift()
      },
      isFound: (each) => !isKnown(each),
      isEndLooked: true,
      isAxeDue: (count) => count % STEPS_TO_AXE === 0,
      patienceMs: PATIENCE_MS,
      met,
    },
  )
  const trail: Trail = { world, path, steps }
  return { trail, paths, stoppedBy, ...(breach && { finding: { breach, isAtTheEnd, trail } }) }
}

/** Replays a trail; returns the breach that ends it if it is the same one. */
export async function replay(
  ground: Ground,
  trail: Trail,
  { breach: wanted, isAtTheEnd }: Pick<Finding, 'breach' | 'isAtTheEnd'>,
  { patienceMs = PATIENCE_MS, onBreach }: { patienceMs?: number; onBreach?: (picture: Buffer) => void } = {},
): Promise<Breach | undefined> {
  const left = [...trail.steps]
  const { breach } = await walk(ground, trail, {
    next: () => left.shift(),
    isFound: (each) => signatureOf(each) === signatureOf(wanted),
    isEndLooked: isAtTheEnd,
    patienceMs,
    isAxeDue: (count) => wanted.law === 'axe is clean' && count === trail.steps.length,
    ...(onBreach && { onBreach: async ({ page }) => onBreach(await page.screenshot()) }),
  })
  return breach
}

/** The shortest trail that still leads to the breach: fewer steps, a later beginning, a simpler world. */
export async function shortened(ground: Ground, finding: Finding): Promise<Trail> {
  const fails = async (candidate: Trail) =>
    (await replay(ground, candidate, finding, { patienceMs: SHORT_PATIENCE_MS })) !== undefined
  let best = await laterBeginning(finding.trail, finding.paths ?? [], fails)
  best = { ...best, steps: await shrunk(best.steps, (steps) => fails({ ...best, steps })) }
  for (const key of Object.keys(best.world) as (keyof Trail['world'])[]) {
    const { [key]: _, ...world } = best.world
    if (await fails({ ...best, world })) best = { ...best, world }
  }
  return best
}

/** Opens the page of a later step directly, and keeps the steps that change the world. */
async function laterBeginning(
  trail: Trail,
  paths: readonly string[],
  fails: (candidate: Trail) => Promise<boolean>,
): Promise<Trail> {
  const count = trail.steps.length
  for (const from of [count - 1, count - 2, count - 4, Math.floor(count / 2)]) {
    const path = paths[from]
    if (from <= 0 || path === undefined) continue
    const steps: Step[] = [...trail.steps.slice(0, from).filter(isOfTheWorld), ...trail.steps.slice(from)]
    const later = { ...trail, path, steps }
    if (await fails(later)) return later
  }
  return trail
}
