import { addressOf } from './laws.ts'
import type { Control, Sight } from './sight.ts'
import type { Breach } from './trail.ts'
import type { TypedTexts } from './typedTexts.ts'
import type { Visit } from './visit.ts'

/** Longer than the timeout of a call. */
const AFTER_TIMEOUTS_MS = 4 * 60_000
const TRIES = 3
const LOOKS = 20
const BETWEEN_LOOKS_MS = 250
const CLOSES = /^(close|cancel|stay|done|not now|keep|ok|maybe later|back)/i
const LEAVES = /^(leave|discard|yes)/i

/** After all faults are removed: nothing still loads, every dialog closes, and the page can be left. */
export async function breachAtTheEnd(visit: Visit, typed?: TypedTexts): Promise<Breach | undefined> {
  await visit.recover()
  await visit.rest()
  return (await stillBusy(visit)) ?? (await unclosable(visit)) ?? (await unleavable(visit, typed))
}

async function stillBusy(visit: Visit): Promise<Breach | undefined> {
  let busy: string[] = []
  for (let look = 0; look < LOOKS; look++) {
    ;({ busy } = await visit.sight())
    if (busy.length === 0) return undefined
    if (look === LOOKS / 2) await visit.perform({ do: 'clock', moveMs: AFTER_TIMEOUTS_MS })
    await visit.pass(BETWEEN_LOOKS_MS)
  }
  return { law: 'nothing loads for ever', what: `${addressOf(await visit.sight())}: ${busy[0]}` }
}

async function unclosable(visit: Visit): Promise<Breach | undefined> {
  for (let tries = 0; tries <= TRIES; tries++) {
    const open = (await visit.sight()).dialogs.at(-1)
    if (open === undefined) return undefined
    const isGone = async () => (await visit.sight()).dialogs.at(-1) !== open
    await visit.page.keyboard.press('Escape')
    if (await becomesTrue(visit, isGone)) continue
    await pressAny(visit, await visit.sight(), ({ isOnTop, name }) => isOnTop && CLOSES.test(name))
    if (!(await becomesTrue(visit, isGone)))
      return { law: 'every dialog can be closed', what: `"${open}" on ${addressOf(await visit.sight())} stays open` }
  }
  return undefined
}

async function unleavable(visit: Visit, typed: TypedTexts | undefined): Promise<Breach | undefined> {
  const from = addressOf(await visit.sight())
  const leads = ({ href, role }: Control) => role === 'link' && href !== undefined && addressOf({ path: href }) !== from
  const hasLeft = async () => addressOf(await visit.sight()) !== from
  const asks = async () => (await visit.sight()).dialogs.length > 0
  let isPressed = false
  // An open menu may cover the link; a user closes it first.
  await visit.page.keyboard.press('Escape')
  for (let tries = 0; tries < TRIES; tries++) {
    isPressed = await pressAny(visit, await visit.sight(), leads)
    if (await becomesTrue(visit, async () => (await hasLeft()) || (await asks()))) {
      if (await hasLeft()) return undefined
      // Either it asks whether to discard the typed text, or another dialog has opened meanwhile.
      typed?.forget()
      if (await pressAny(visit, await visit.sight(), ({ name, isOnTop }) => isOnTop && LEAVES.test(name)))
        if (await becomesTrue(visit, hasLeft)) return undefined
      const breach = await unclosable(visit)
      if (breach) return breach
    }
  }
  return { law: 'every page can be left', what: `${from}: ${isPressed ? 'a link leads nowhere' : 'there is no link'}` }
}

async function pressAny(visit: Visit, sight: Sight, isMeant: (control: Control) => boolean): Promise<boolean> {
  const control = sight.controls.find(isMeant)
  if (!control) return false
  const { role, name, nth } = control
  await visit.perform({ do: 'press', role, name, nth })
  return true
}

async function becomesTrue(visit: Visit, ask: () => Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (await ask()) return true
    await visit.pass(BETWEEN_LOOKS_MS / 2)
  }
  return false
}
