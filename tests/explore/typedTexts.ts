import { WORK } from './beginnings.ts'
import { addressOf } from './laws.ts'
import type { Sight } from './sight.ts'
import { type Breach, type Step } from './trail.ts'
import type { Visit } from './visit.ts'
import { markOf } from './words.ts'

/** Pressing one of these discards or replaces a text on purpose. */
const ENDS_TEXTS =
  /discard|leave|reset|delete|sign out|log out|restart|start over|cancel|random|augment|enhance|generate|import|undo|clear|remove|without saving|take the other|fill in/i
const BETWEEN_LOOKS_MS = 200

/** The texts that were typed during a visit and not discarded. */
export class TypedTexts {
  readonly #marks = new Set<string>()

  /** Must be called after each step, with the sight before it. */
  async note(step: Step, before: Sight, visit: Visit): Promise<void> {
    if (step.do === 'press' && ENDS_TEXTS.test(step.name)) this.#marks.clear()
    if (step.do !== 'type' || before.dialogs.length > 0 || !WORK.includes(addressOf(before))) return
    const mark = step.role === 'textbox' ? markOf(step.text) : undefined
    if (mark !== undefined && !/password/i.test(step.name) && (await visit.server.knows(mark))) this.#marks.add(mark)
  }

  /** Forgets the texts after the user has discarded them. */
  forget(): void {
    this.#marks.clear()
  }

  /** A breach for a text that is lost and stays lost. */
  async lost(visit: Visit, patienceMs: number): Promise<Breach | undefined> {
    for (const mark of this.#marks) {
      for (let look = 1; !(await visit.server.knows(mark)); look++) {
        if (look * BETWEEN_LOOKS_MS > patienceMs) {
          this.#marks.delete(mark)
          const { path } = await visit.sight()
          return { law: 'typed text is somewhere', what: `"${mark}…" is gone on ${addressOf({ path })}` }
        }
        await visit.pass(BETWEEN_LOOKS_MS)
      }
    }
    return undefined
  }
}
