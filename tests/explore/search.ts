import type { Met } from './met.ts'
import { exploreOnce, type Finding, replay, shortened } from './robot.ts'
import { type Breach, signatureOf } from './trail.ts'
import type { Ground } from './walk.ts'

/** Walks seeds one after the other, and collects what breaks a law. */
export class Search {
  readonly met: Met
  steps = 0
  walks = 0
  /** Breaches that did not occur again on the same trail. */
  readonly unsteady: string[] = []
  readonly #ground: Ground
  readonly #known = new Set<string>()

  constructor(ground: Ground, met: Met) {
    this.#ground = ground
    this.met = met
  }

  get findings(): number {
    return this.#known.size
  }

  /** Walks one seed; returns a new finding if its trail leads to it again. */
  async walk(seed: string): Promise<Finding | undefined> {
    const isKnown = (breach: Breach) => this.#known.has(signatureOf(breach))
    const { trail, finding, paths } = await exploreOnce(this.#ground, seed, this.met, isKnown)
    this.steps += trail.steps.length
    this.walks++
    if (!finding) return undefined
    if (await replay(this.#ground, finding.trail, finding)) {
      this.#known.add(signatureOf(finding.breach))
      return { ...finding, paths }
    }
    this.unsteady.push(`${signatureOf(finding.breach)} (seed ${seed})`)
    return undefined
  }

  /** The same finding with the shortest trail, and a picture of its end. */
  async shorten(finding: Finding): Promise<{ finding: Finding; picture: Buffer | undefined }> {
    const trail = await shortened(this.#ground, finding)
    let picture: Buffer | undefined
    await replay(this.#ground, trail, finding, { onBreach: (taken) => (picture = taken) })
    return { finding: { ...finding, trail }, picture }
  }
}
