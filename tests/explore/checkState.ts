import { hiddenFocus } from '#tests/support/hiddenFocus.ts'
import { violationsIn } from '#tests/support/axe.ts'
import { addressOf, signatureOf, type Violation, violationsOf } from './invariants.ts'
import type { Visit } from './visit.ts'

/** A violation that disappears within this time belongs to a transition. */
const PATIENCE_MS = 5_000
const BETWEEN_LOOKS_MS = 500

export class ViolationError extends Error {
  readonly violation: Violation

  constructor(violation: Violation) {
    super(signatureOf(violation))
    this.violation = violation
  }
}

/** Checks all invariants in the present state of a visit; throws for a violation that is new and persists. */
export function checkState(visit: Visit, isNew: (signature: string) => boolean) {
  const checkedByAxe = new Set<string>()
  const newOf = (violations: readonly (Violation | undefined)[]) =>
    violations.filter((each) => each !== undefined).filter((each) => isNew(signatureOf(each)))

  async function lasting(look: () => Promise<(Violation | undefined)[]>): Promise<void> {
    let found = newOf(await look())
    for (let ms = 0; found.length > 0 && ms < PATIENCE_MS; ms += BETWEEN_LOOKS_MS) {
      await visit.wait(BETWEEN_LOOKS_MS)
      const now = new Set(newOf(await look()).map(signatureOf))
      found = found.filter((each) => now.has(signatureOf(each)))
    }
    if (found[0]) throw new ViolationError(found[0])
  }

  return async (violation: Violation | undefined, isTabPressed = false): Promise<void> => {
    for (const each of newOf([violation, ...(await visit.reported())])) throw new ViolationError(each)
    await lasting(async () => violationsOf(await visit.state()))
    const state = await visit.state()
    const address = addressOf(state)
    if (isTabPressed)
      await lasting(async () => {
        const hidden = await hiddenFocus(visit.page)
        return [hidden === undefined ? undefined : { invariant: 'focus is seen', what: `${address}: ${hidden}` }]
      })
    for (const mark of visit.marks)
      await lasting(async () => {
        const what = `"${mark}" is gone on ${address}`
        return [(await visit.knows(mark)) ? undefined : { invariant: 'typed text is somewhere', what }]
      })
    // Once for each page and dialog, because axe takes long. A page that still loads may not know its heading yet.
    const place = `${address} ${state.dialogs.join()}`
    if (state.busy.length > 0 || checkedByAxe.has(place)) return
    checkedByAxe.add(place)
    await lasting(async () => {
      const found = await violationsIn(visit.page)
      return found.map(({ rule, elements }) => ({
        invariant: 'axe is clean',
        what: `${address}: ${rule}, ${elements[0]}`,
      }))
    })
  }
}
