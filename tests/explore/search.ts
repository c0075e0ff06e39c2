import type { Met } from './met.ts'
import { exploreOnce, type Finding, replay, shortened } from './robot.ts'
import { type Breach, signatureOf, type Trail } from './trail.ts'
import type { Ground } from './walk.ts'

/** Number of walks at the same time: a walk mostly waits for its page. A part of what a seed means. */
export const LANES = 4

/** Walks seeds several at a time, and collects what breaks a law. */
export class Search {
  readonly met: Met
  steps = 0
  walks = 0
  /** Breaches that did not occur again on the same trail. */
  readonly unsteady: string[] = []
  /** The trail of each walk, and the signature of the breach at its end. */
  readonly trails: { trail: Trail; breach: string | undefined }[] = []
  /** Walks that ended early. */
  readonly stopped: string[] = []
  readonly #ground: Ground
  readonly #known = new Set<string>()

  constructor(ground: Ground, met: Met) {
    this.#ground = ground
    this.met = met
  }

  get findings(): number {
    return this.#known.size
  }

  /**
   * Walks seeds at the same time, and returns the new findings whose trails lead to them again. None of the walks knows
   * what the others meet, so their trails do not depend on which of them is faster.
   */
  async walk(seeds: readonly string[]): Promise<(Finding & { seed: string })[]> {
    const isKnown = (breach: Breach) => this.#known.has(signatureOf(breach))
    const walks = await Promise.all(
      seeds.map(async (seed) => {
        const met = this.met.fork()
        const { trail, finding, paths, stoppedBy } = await exploreOnce(this.#ground, seed, met, isKnown)
        const isAgain = finding && (await replay(this.#ground, finding.trail, finding)) !== undefined
        return { seed, met, trail, paths, stoppedBy, finding, isAgain }
      }),
    )
    return walks.flatMap(({ seed, met, trail, paths, stoppedBy, finding, isAgain }) => {
      this.met.adopt(met)
      this.steps += trail.steps.length
      this.walks++
      this.trails.push({ trail, breach: finding && signatureOf(finding.breach) })
      if (stoppedBy) this.stopped.push(`${stoppedBy} (seed ${seed})`)
      if (!finding || isKnown(finding.breach)) return []
      if (!isAgain) {
        this.unsteady.push(`${signatureOf(finding.breach)} (seed ${seed})`)
        return []
      }
      this.#known.add(signatureOf(finding.breach))
      return [{ ...finding, paths, seed }]
    })
  }

  /** The same finding with the shortest trail, and a picture of its end. */
  async shorten(finding: Finding): Promise<{ finding: Finding; picture: Buffer | undefined }> {
    const trail = await shortened(this.#ground, finding)
    let picture: Buffer | undefined
    await replay(this.#ground, trail, finding, { onBreach: (taken) => (picture = taken) })
    return { finding: { ...finding, trail }, picture }
  }
}
