import type { Random } from '#mocks/pictures/random.ts'
import type { Control, Sight } from './sight.ts'
import type { Step } from './trail.ts'

// Sequences of steps that users make and that often fail in combination; random steps rarely produce them.

/** Held, failing and broken calls; with `stored`, the server has processed the call. */
const TROUBLES = [
  '*.hold',
  '*.stored.hold',
  '*.hold',
  '*.500',
  '*.500.once',
  '*.stored.500',
  '*.offline',
  '*.stored.offline',
  '*.401',
]
const CLOSES = /^(close|cancel|stay|keep|not now|back)/i
const MONTH_MS = 31 * 24 * 60 * 60_000

const pressed = ({ role, name, nth }: Control): Step => ({ do: 'press', role, name, nth })

/** Submits a form while a fault is active, and does not wait for the response. */
export function sendAndGo(random: Random, sight: Sight): Step[] | undefined {
  const submits = sight.controls.filter(({ isSubmit, isOnTop }) => isSubmit && isOnTop)
  if (submits.length === 0) return undefined
  const away: Step[] = [{ do: 'back' }, { do: 'back' }, { do: 'reload' }]
  return [{ do: 'fail', fault: random.pick(TROUBLES) }, pressed(random.pick(submits)), random.pick(away)]
}

/** Confirms a dialog while a fault is active. */
export function agreeInTrouble(random: Random, sight: Sight): Step[] | undefined {
  const ways = sight.controls.filter(
    ({ isOnTop, kind, role, name }) => isOnTop && kind === 'press' && role === 'button' && !CLOSES.test(name),
  )
  if (sight.dialogs.length === 0 || ways.length === 0) return undefined
  return [{ do: 'fail', fault: random.pick(TROUBLES) }, pressed(random.pick(ways))]
}

/** Returns to a page after a month, on a phone or not: the session has expired. */
export function comeBackLater(random: Random): Step[] {
  const onPhone: Step[] = random.chance(0.5) ? [{ do: 'resize', width: 320, height: 640 }] : []
  return [...onPhone, { do: 'clock', moveMs: MONTH_MS }, { do: 'reload' }]
}
