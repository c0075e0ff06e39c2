import type { Random } from './random.ts'
import { isToolOpen } from './beginnings.ts'
import type { Met } from './met.ts'
import type { Control, Sight } from './sight.ts'
import type { Step } from './trail.ts'
import { validWordsFor } from './words.ts'

// Sequences of steps that users make and that often fail in combination; random steps rarely produce them.

/** Held, failing and broken calls, the most revealing first; with `stored`, the server has processed the call. */
const TROUBLES = ['*.hold', '*.500', '*.stored.hold', '*.offline', '*.401', '*.stored.500', '*.stored.offline'] as const
/** For a dialog, which stays open when its call fails: a failed call first. */
const TROUBLES_OF_DIALOGS = ['*.500', ...TROUBLES.filter((fault) => fault !== '*.500')] as const
const AWAY = ['back', 'reload'] as const
const CONFIRMS = /^(confirm|save)$/i
const CLOSES = /^(close|cancel|stay|keep|not now|back)/i
/** More than any form has. */
const MOST_FIELDS = 100
const MONTH_MS = 31 * 24 * 60 * 60_000

const pressed = ({ role, name, nth }: Control): Step => ({ do: 'press', role, name, nth })

/**
 * Fills the empty fields of a form with valid texts, and accepts its terms; `count` is the number of steps so far. Random
 * texts rarely pass the validation of a form with several fields.
 */
export function fillIn(sight: Sight, count: number): Step[] {
  const reachable = sight.controls.filter(({ isOnTop }) => isOnTop)
  if (!reachable.some(({ isSubmit }) => isSubmit)) return []
  const empty = reachable.filter(
    ({ kind, value, type, name }) => kind === 'text' && value === '' && type !== 'search' && !/search|find/i.test(name),
  )
  if (empty.length === 0) return []
  const typed = empty.map((field, index): Step => {
    const { role, name, nth } = field
    // The first word of each text is unique in a walk.
    return { do: 'type', role, name, nth, text: validWordsFor(field, count * MOST_FIELDS + index) }
  })
  const terms = reachable.filter(({ role, name }) => role === 'checkbox' && /terms/i.test(name)).map(pressed)
  return [...typed, ...terms]
}

/** Submits a form while a fault is active, and does not wait for the response. Sometimes returns after the failure. */
export function sendAndGo(random: Random, sight: Sight, met: Met): Step[] | undefined {
  const submits = sight.controls.filter(({ isSubmit, isOnTop }) => isSubmit && isOnTop)
  if (submits.length === 0) return undefined
  const submit = random.pick(submits)
  const ways = AWAY.flatMap((away) => TROUBLES.map((fault) => ({ fault, away })))
  const { fault, away } = met.leastUsed(sight, submit, ways)
  const again: Step[] = away === 'back' && random.chance(0.5) ? [{ do: 'recover' }, { do: 'forward' }] : []
  return [{ do: 'fail', fault }, pressed(submit), { do: away }, ...again]
}

/** Submits a form. */
export function submitted(random: Random, sight: Sight): Step[] {
  const submits = sight.controls.filter(({ isSubmit, isOnTop }) => isSubmit && isOnTop)
  return submits.length > 0 ? [pressed(random.pick(submits))] : []
}

/** The buttons that confirm a dialog, or a tool of the page: one with a button to cancel it. */
export function agreements({ dialogs, controls }: Sight): Control[] {
  const buttons = controls.filter(({ isOnTop, kind, role }) => isOnTop && kind === 'press' && role === 'button')
  if (dialogs.length > 0) return buttons.filter(({ name }) => !CLOSES.test(name))
  return isToolOpen(controls) ? buttons.filter(({ name }) => CONFIRMS.test(name)) : []
}

/** Confirms a dialog or a tool while a fault is active. */
export function agreeInTrouble(random: Random, sight: Sight, met: Met): Step[] | undefined {
  const ways = agreements(sight)
  if (ways.length === 0) return undefined
  const way = random.pick(ways)
  const fault = met.leastUsed(sight, way, TROUBLES_OF_DIALOGS)
  return [{ do: 'fail', fault }, pressed(way)]
}

/** Returns to a page after a month, on a phone or not: the session has expired. */
export function comeBackLater(random: Random): Step[] {
  const onPhone: Step[] = random.chance(0.5) ? [{ do: 'resize', width: 320, height: 640 }] : []
  return [...onPhone, { do: 'clock', moveMs: MONTH_MS }, { do: 'reload' }]
}

/** Makes a call return a response that no call of this operation has returned yet. */
export function seeNewResponse(random: Random, sight: Sight, met: Met): Step[] | undefined {
  const presses = sight.controls
    .filter(({ isOnTop, kind }) => isOnTop && kind === 'press')
    .flatMap((control) => met.newFaultsOf(sight, control).map((fault) => ({ fault, step: pressed(control) })))
  const reads = met.newFaultsOf(sight).map((fault) => ({ fault, step: { do: 'reload' } as Step }))
  const ways = presses.length > 0 && random.chance(0.7) ? presses : reads.length > 0 ? reads : presses
  if (ways.length === 0) return undefined
  const { fault, step } = random.pick(ways)
  return [{ do: 'fail', fault }, step]
}
