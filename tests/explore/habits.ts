import type { Random } from '#mocks/pictures/random.ts'
import type { Control, Sight } from './sight.ts'
import type { Step } from './trail.ts'

// What people do in one go, and what often goes wrong at that moment: chance alone rarely puts these steps together.

/** Waits, fails, breaks off; with `stored`, the server has done it all the same. */
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

/** Sends a form while something goes wrong, and does not wait. */
export function sendAndGo(random: Random, sight: Sight): Step[] | undefined {
  const submits = sight.controls.filter(({ isSubmit, isOnTop }) => isSubmit && isOnTop)
  if (submits.length === 0) return undefined
  const away: Step[] = [{ do: 'back' }, { do: 'back' }, { do: 'reload' }]
  return [{ do: 'fail', fault: random.pick(TROUBLES) }, pressed(random.pick(submits)), random.pick(away)]
}

/** Agrees to what a dialog asks, while something goes wrong. */
export function agreeInTrouble(random: Random, sight: Sight): Step[] | undefined {
  const ways = sight.controls.filter(
    ({ isOnTop, kind, role, name }) => isOnTop && kind === 'press' && role === 'button' && !CLOSES.test(name),
  )
  if (sight.dialogs.length === 0 || ways.length === 0) return undefined
  return [{ do: 'fail', fault: random.pick(TROUBLES) }, pressed(random.pick(ways))]
}

/** Comes back to a page after a month, on a phone or not: the session has ended. */
export function comeBackLater(random: Random): Step[] {
  const onPhone: Step[] = random.chance(0.5) ? [{ do: 'resize', width: 320, height: 640 }] : []
  return [...onPhone, { do: 'clock', moveMs: MONTH_MS }, { do: 'reload' }]
}
