import { WORK } from './beginnings.ts'
import { addressOf } from './laws.ts'
import type { Sight } from './sight.ts'
import { type Breach, type Step } from './trail.ts'
import type { Visit } from './visit.ts'
import { markOf } from './words.ts'

/** Whoever presses one of these wants a text to go, or another one in its place. */
const ENDS_TEXTS =
  /discard|leave|reset|delete|sign out|log out|restart|start over|cancel|random|augment|enhance|generate|import|undo|clear|remove|without saving|take the other/i
const BETWEEN_LOOKS_MS = 200

/** The texts that a person typed in the course of a visit, and that nobody has thrown away. */
export class TypedTexts {
  readonly #marks = new Set<string>()

  /** To be called after each step, with what was seen before it. */
  async note(step: Step, before: Sight, visit: Visit): Promise<void> {
    if (step.do === 'press' && ENDS_TEXTS.test(step.name)) this.#marks.clear()
    if (step.do !== 'type' || before.dialogs.length > 0 || !WORK.includes(addressOf(before))) return
    const mark = step.role === 'textbox' ? markOf(step.text) : undefined
    if (mark !== undefined && !/password/i.test(step.name) && (await visit.knows(mark))) this.#marks.add(mark)
  }

  /** A person has thrown away what they typed. */
  forget(): void {
    this.#marks.clear()
  }

  /** Names a text that is nowhere, and goes on being nowhere. */
  async lost(visit: Visit, patienceMs: number): Promise<Breach | undefined> {
    for (const mark of this.#marks) {
      for (let look = 1; !(await visit.knows(mark)); look++) {
        if (look * BETWEEN_LOOKS_MS > patienceMs) {
          this.#marks.delete(mark)
          const { path } = await visit.sight()
          return { law: 'typed text is somewhere', what: `"${mark}…" is gone on ${addressOf({ path })}` }
        }
        await visit.page.waitForTimeout(BETWEEN_LOOKS_MS)
      }
    }
    return undefined
  }
}
