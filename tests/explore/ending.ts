import { addressOf, type Violation } from './invariants.ts'
import type { Control } from './pageState.ts'
import type { Visit } from './visit.ts'

/** Longer than the timeout of a call. */
const AFTER_TIMEOUTS_MS = 4 * 60_000
const TRIES = 3
const LOOKS = 12
const BETWEEN_LOOKS_MS = 250
const CLOSES = /^(close|cancel|stay|done|not now|keep|ok|maybe later|back)/i
const LEAVES = /^(leave|discard|yes)/i

/** After all faults are removed: nothing still loads, every dialog closes, and the page can be left. */
export async function violationAtTheEnd(visit: Visit): Promise<Violation | undefined> {
  await visit.recover()
  await visit.rest()
  return (await stillLoading(visit)) ?? (await openDialog(visit)) ?? (await trapped(visit))
}

async function stillLoading(visit: Visit): Promise<Violation | undefined> {
  let busy: string[] = []
  const isIdle = async () => {
    ;({ busy } = await visit.state())
    return busy.length === 0
  }
  if (await becomesTrue(visit, isIdle)) return undefined
  await visit.pass(AFTER_TIMEOUTS_MS)
  if (await becomesTrue(visit, isIdle)) return undefined
  return { invariant: 'nothing loads for ever', what: `${addressOf(await visit.state())}: ${busy[0]}` }
}

/** A dialog that stays open although the user tries to close it. */
export async function openDialog(visit: Visit): Promise<Violation | undefined> {
  for (let tries = 0; tries <= TRIES; tries++) {
    const open = (await visit.state()).dialogs.at(-1)
    if (open === undefined) return undefined
    const isGone = async () => (await visit.state()).dialogs.at(-1) !== open
    await visit.page.keyboard.press('Escape')
    if (await becomesTrue(visit, isGone)) continue
    await pressAny(visit, ({ isOnTop, name }) => isOnTop && CLOSES.test(name))
    if (!(await becomesTrue(visit, isGone)))
      return {
        invariant: 'every dialog can be closed',
        what: `"${open}" on ${addressOf(await visit.state())} stays open`,
      }
  }
  return undefined
}

async function trapped(visit: Visit): Promise<Violation | undefined> {
  const from = addressOf(await visit.state())
  const leads = ({ href, role }: Control) => role === 'link' && href !== undefined && addressOf({ path: href }) !== from
  const hasLeft = async () => addressOf(await visit.state()) !== from
  let isPressed = false
  // An open menu may cover the link; a user closes it first.
  await visit.page.keyboard.press('Escape')
  for (let tries = 0; tries < TRIES; tries++) {
    isPressed = await pressAny(visit, leads)
    await becomesTrue(visit, async () => (await hasLeft()) || (await visit.state()).dialogs.length > 0)
    if (await hasLeft()) return undefined
    // The page asks whether to discard the typed text.
    visit.marks.clear()
    await pressAny(visit, ({ name, isOnTop }) => isOnTop && LEAVES.test(name))
    if (await becomesTrue(visit, hasLeft)) return undefined
  }
  return {
    invariant: 'every page can be left',
    what: `${from}: ${isPressed ? 'a link leads nowhere' : 'there is no link'}`,
  }
}

async function pressAny(visit: Visit, isMeant: (control: Control) => boolean): Promise<boolean> {
  const control = (await visit.state()).controls.find(isMeant)
  if (control) await visit.press(control)
  return control !== undefined
}

async function becomesTrue(visit: Visit, ask: () => Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (await ask()) return true
    await visit.wait(BETWEEN_LOOKS_MS)
  }
  return false
}
