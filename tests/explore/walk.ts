import type { Browser } from '@playwright/test'
import { hiddenFocus } from '#tests/support/hiddenFocus.ts'
import { violationsIn } from '#tests/support/axe.ts'
import { breachAtTheEnd } from './closing.ts'
import { addressOf, breachesIn } from './laws.ts'
import type { Met } from './met.ts'
import type { Sight } from './sight.ts'
import { type Breach, type ControlName, signatureOf, type Step, type Trail } from './trail.ts'
import { TypedTexts } from './typedTexts.ts'
import { Visit } from './visit.ts'

const controlIn = ({ controls }: Sight, { role, name, nth }: ControlName) =>
  controls.find((control) => control.role === role && control.name === name && control.nth === nth)

export interface Ground {
  browser: Browser
  site: string
}

export interface WalkOptions {
  /** The next step; undefined ends the walk. */
  next(moment: { sight: Sight; visit: Visit; steps: readonly Step[]; isTroubled: boolean }): Step | undefined
  /** Whether a breach ends the walk; others are ignored. */
  isFound(breach: Breach): boolean
  /** Whether axe checks the page after this number of steps. */
  isAxeDue(steps: number): boolean
  /** Whether the walk also checks what must hold after all faults are removed. */
  isEndLooked: boolean
  /** How long a breach must persist. */
  patienceMs: number
  met?: Met
  onBreach?(visit: Visit): Promise<void>
}

export interface Walk {
  steps: readonly Step[]
  /** The path before each step, and at the end. */
  paths: readonly string[]
  breach: Breach | undefined
  /** The breach occurred after all faults were removed, after the last step. */
  isAtTheEnd: boolean
  /** Why the walk ended before its laws were checked. */
  stoppedBy?: string
}

const BETWEEN_LOOKS_MS = 200
/** In real time, also on a busy machine; a browser that does not answer must not stop the run. */
const LIMIT_MS = 10 * 60_000

/** Walks a trail, step by step, and checks the laws after each. */
export async function walk({ browser, site }: Ground, begin: Trail, options: WalkOptions): Promise<Walk> {
  const visit = await Visit.begin(browser, site, begin)
  const steps: Step[] = []
  const paths: string[] = []
  const typed = new TypedTexts()
  try {
    return await Promise.race([walked().catch(failed), visit.stopped(LIMIT_MS).then(stopped)])
  } finally {
    await visit.close()
  }

  function stopped(stoppedBy: string): Walk {
    return { steps: [...steps], paths: [...paths], breach: undefined, isAtTheEnd: false, stoppedBy }
  }

  /** A failure of the robot in one walk of many. */
  function failed(error: unknown): Walk {
    return stopped(String(error))
  }

  async function walked(): Promise<Walk> {
    let found = await lookAround(undefined)
    for (;;) {
      const before = await visit.sight()
      paths.push(new URL(visit.page.url()).pathname + new URL(visit.page.url()).search)
      if (found) break
      const step = options.next({ sight: before, visit, steps, isTroubled: await visit.server.isTroubled() })
      if (!step) break
      steps.push(step)
      const taken = await visit.perform(step)
      await typed.note(step, before, visit)
      found = (taken && options.isFound(taken) ? taken : undefined) ?? (await lookAround(step, before))
    }
    const isAtTheEnd = !found
    if (options.isEndLooked) found ??= await atTheEnd()
    if (found) await options.onBreach?.(visit)
    return { steps, paths, breach: found, isAtTheEnd }
  }

  async function lookAround(step: Step | undefined, before?: Sight): Promise<Breach | undefined> {
    const sight = await visit.sight()
    const newCalls = options.met ? await visit.server.newCalls() : []
    options.met?.see(sight, newCalls)
    const control = before && step?.do === 'press' ? controlIn(before, step) : undefined
    if (before && control) options.met?.led(before, control, newCalls)
    const seen = await lasting(() => visit.sight().then(breachesIn), sight)
    if (seen) return seen
    const said = (await visit.complaints()).find(options.isFound)
    if (said) return said
    if (step?.do === 'key' && /Tab/.test(step.key)) {
      const hidden = await lasting(async () => {
        const what = await hiddenFocus(visit.page)
        return what === undefined ? [] : [{ law: 'focus is seen', what: `${addressOf(await visit.sight())}: ${what}` }]
      })
      if (hidden) return hidden
    }
    if (steps.length > 0 && options.isAxeDue(steps.length)) {
      const unclean = await lasting(async () =>
        (await visit.inRealTime(violationsIn))
          // A page that still loads may not know its heading yet.
          .filter(({ rule }) => rule !== 'page-has-heading-one' || sight.busy.length === 0)
          .map(({ rule, elements }) => ({ law: 'axe is clean', what: `${addressOf(sight)}: ${rule}, ${elements[0]}` })),
      )
      if (unclean) return unclean
    }
    const lost = await typed.lost(visit, options.patienceMs)
    return lost && options.isFound(lost) ? lost : undefined
  }

  async function atTheEnd(): Promise<Breach | undefined> {
    const last = await breachAtTheEnd(visit, typed)
    return last && options.isFound(last) ? last : lookAround(undefined)
  }

  /** A breach that persists: a transition is not a state of the page. */
  async function lasting(look: () => Promise<Breach[]>, first?: Sight): Promise<Breach | undefined> {
    let found = (first ? breachesIn(first) : await look()).filter(options.isFound)
    for (let looks = 1; looks * BETWEEN_LOOKS_MS < options.patienceMs && found.length > 0; looks++) {
      await visit.pass(BETWEEN_LOOKS_MS)
      const now = new Set((await look()).map(signatureOf))
      found = found.filter((breach) => now.has(signatureOf(breach)))
    }
    return found[0]
  }
}
