import type { Random } from './random.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { faultText } from '#mocks/situation/faultText.ts'
import { whyImpossible } from '#mocks/faults/whyImpossible.ts'
import { allOperations, operationOf } from '#src/contract/strict/operations.ts'
import { FILE_NAMES } from './files.ts'
import { agreements, agreeInTrouble, comeBackLater, fillIn, seeNewResponse, sendAndGo, submitted } from './habits.ts'
import { kindOf, type Met } from './met.ts'
import { randomPath } from './randomWorld.ts'
import type { Control, Sight } from './sight.ts'
import type { Step } from './trail.ts'
import { wordsFor } from './words.ts'

/** The state that determines the next step. */
export interface Moment {
  sight: Sight
  met: Met
  /** The last few steps. */
  recent: readonly Step[]
  isLineDown: boolean
  /** The browser shows a file chooser. */
  isChoosingFile?: boolean
  /** Faults are active, or calls are held. */
  isTroubled: boolean
  /** Number of steps so far. */
  count: number
  /** The walk looks for new pages and dialogs, and adds no faults. */
  isCalm?: boolean
  /** The walk has reached the dialog or the form at which it begins. */
  hasArrived?: boolean
}

const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Escape', ' ', 'ArrowDown', 'ArrowUp', 'End', 'Home']
const WINDOWS = [
  [320, 640],
  [320, 256],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1536, 864],
] as const
const MINUTE_MS = 60_000
/** Past the lifetime of an access token, past a day, past the lifetime of a remembered session. */
const DISTANCES_MS = [16 * MINUTE_MS, 24 * 60 * MINUTE_MS, 31 * 24 * 60 * MINUTE_MS]
/** Weight of a button that submits what was typed, or confirms a tool of the page. */
const INTENDED = 8
/** Share of files that can be imported: more of the product is behind them. */
const CARD = 0.5
const CARDS = ['card.png', 'card.json'] as const
/** Pages have many links, but most failures concern buttons, so these get a higher weight. */
const BUTTON = 2.5
/** Weight of a control that opens a dialog or a menu. */
const OPENER = 2

/** Chooses the next step, or the few steps of a habit. */
export function chooseSteps(random: Random, moment: Moment): readonly Step[] {
  const { sight, met, recent, isLineDown, isChoosingFile, isCalm, hasArrived } = moment
  if (isChoosingFile) return [{ do: 'file', name: random.pick(random.chance(CARD) ? CARDS : FILE_NAMES) }]
  const filled = random.chance(hasArrived ? 0.7 : 0.1) ? fillIn(sight, moment.count) : []
  if (isCalm) return filled.length > 0 ? [...filled, ...submitted(random, sight)] : [chooseStep(random, moment)]
  if (!isLineDown && random.chance(hasArrived ? 0.1 : 0.04)) return comeBackLater(random)
  const hasTyped = filled.length > 0 || recent.some((step) => step.do === 'type')
  const isAsked = agreements(sight).length > 0
  const habit =
    (isAsked && random.chance(hasArrived ? 0.9 : 0.4) ? agreeInTrouble(random, sight, met) : undefined) ??
    (random.chance(hasArrived ? 0.9 : hasTyped ? 0.4 : 0.1) ? sendAndGo(random, sight, met) : undefined) ??
    (!isLineDown && random.chance(0.15) ? seeNewResponse(random, sight, met) : undefined)
  if (filled.length > 0) return [...filled, ...(habit ?? submitted(random, sight))]
  return habit ?? [chooseStep(random, moment)]
}

function chooseStep(random: Random, moment: Moment): Step {
  const { sight, recent, isLineDown, isTroubled, isCalm } = moment
  const last = recent.at(-1)
  const reachable = sight.controls.filter(({ isOnTop }) => isOnTop)
  const pressable = reachable.filter(({ kind }) => kind === 'press')
  const fields = reachable.filter(({ kind }) => kind === 'text')
  const choices = reachable.filter(({ kind }) => kind === 'choice')
  // Most users have a phone, so many walks begin with its viewport.
  if (moment.count === 1 && !isCalm && random.chance(0.4)) return resize(random)
  const isAsked = sight.dialogs.length > 0
  const isForm = sight.controls.some(({ isSubmit }) => isSubmit)
  const hasTyped = recent.some((step) => step.do === 'type')
  // A pressed button may still wait for its response: a hurried user continues at once.
  const isHurried = isTroubled && last?.do === 'press' && last.role === 'button'
  const ways: (readonly [number, () => Step])[] = [
    [pressable.length > 0 ? (isAsked ? 100 : 44) : 0, () => press(random, moment, pressable)],
    [fields.length > 0 ? (isForm && !hasTyped ? 24 : 10) : 0, () => type(random, moment, fields)],
    [choices.length > 0 ? 3 : 0, () => choose(random, choices)],
  ]
  const troubles: typeof ways = [
    [8, () => ({ do: 'key', key: random.pick(KEYS) })],
    [isHurried ? 25 : 5, () => ({ do: 'back' })],
    [2, () => ({ do: 'forward' })],
    [isLineDown ? 0 : isHurried ? 8 : 3, () => ({ do: 'reload' })],
    [2, () => ({ do: 'other tab' })],
    [5, () => resize(random)],
    [2, () => ({ do: 'zoom', percent: random.pick([100, 200, 400]) })],
    [1, () => ({ do: 'text size', percent: random.pick([100, 125, 150]) })],
    [
      isTroubled ? 3 : isAsked ? 40 : hasTyped ? 20 : 10,
      () => ({ do: 'fail', fault: faultText(randomFault(random, moment)) }),
    ],
    [isTroubled ? 4 : 0, () => ({ do: 'release' })],
    [isTroubled ? 3 : 0, () => ({ do: 'recover' })],
    [isLineDown ? 8 : 2, () => ({ do: 'line', is: isLineDown ? 'up' : 'down' })],
    [3, () => ({ do: 'clock', moveMs: random.pick(DISTANCES_MS) })],
    [isLineDown ? 0 : 3, () => ({ do: 'open', path: randomPath(random, moment.met) })],
  ]
  if (isCalm) ways.push([4, () => ({ do: 'back' })])
  const possible = isCalm ? ways : [...ways, ...troubles]
  return weighted(random, possible, ([weight]) => weight)[1]()
}

function press(random: Random, { sight, met, recent }: Moment, controls: readonly Control[]): Step {
  // The rows of a list together have the weight of one control.
  const sameKind = Map.groupBy(controls, (control) => kindOf(sight, control))
  const agreed = sight.dialogs.length === 0 ? agreements(sight) : []
  const weightOf = (control: Control) =>
    (met.newness(sight, control) / (sameKind.get(kindOf(sight, control))?.length ?? 1)) *
    (control.role === 'link' ? 1 : BUTTON) *
    (control.opens ? OPENER : 1) *
    ((control.isSubmit && recent.some((step) => step.do === 'type')) || agreed.includes(control) ? INTENDED : 1)
  const control = weighted(random, controls, weightOf)
  met.press(sight, control)
  const { role, name, nth } = control
  return { do: 'press', role, name, nth }
}

/** Prefers empty fields. */
function type(random: Random, { count }: Moment, fields: readonly Control[]): Step {
  const field = weighted(random, fields, ({ value }) => (value === '' ? 3 : 1))
  const { role, name, nth } = field
  return { do: 'type', role, name, nth, text: wordsFor(field, random, count) }
}

function choose(random: Random, choices: readonly Control[]): Step {
  const { role, name, nth, options = 1 } = random.pick(choices)
  return { do: 'choose', role, name, nth, option: random.integer(0, options - 1) }
}

function resize(random: Random): Step {
  const [width, height] = random.pick(WINDOWS)
  return { do: 'resize', width, height }
}

/** A documented fault: of a call that this page makes, of a write, or of every call. */
function randomFault(random: Random, { sight, met, recent }: Moment): Fault {
  const here = met.operationsOf(sight)
  const writes = allOperations.filter(({ writes }) => writes).map(({ id }) => id)
  // The call that a dialog or a form will make is unknown.
  const isAnyLikely = sight.dialogs.length > 0 || recent.at(-1)?.do === 'type'
  const operation = random.chance(isAnyLikely ? 0.6 : 0.25)
    ? '*'
    : random.pick(here.length > 0 && random.chance(0.5) ? here : writes)
  const statuses =
    operation === '*'
      ? [401, 500, 503]
      : Object.keys(operationOf(operation).responses).flatMap((status) =>
          status === 'default' ? [500] : Number(status) >= 400 ? [Number(status)] : [],
        )
  const isNew = (status: number) => operation !== '*' && !met.responses.has(`${operation} ${status}`)
  const status = weighted(random, [...statuses, 500], (each) => (isNew(each) ? 4 : 1))
  const happening = random.pick([
    { status },
    { status },
    { hold: true },
    { network: 'fail' },
    { network: 'abort' },
  ] as const)
  const fault = {
    operation,
    ...happening,
    ...(random.chance(0.25) && !('status' in happening && happening.status === 401) && { stored: true }),
    ...(random.chance(0.15) && 'status' in happening && { hold: true }),
    ...(random.chance(0.3) && { times: 1 }),
  } as Fault
  return whyImpossible(fault) === undefined ? fault : ({ operation, hold: true } as Fault)
}

function weighted<T>(random: Random, choices: readonly T[], weightOf: (choice: T) => number): T {
  const sum = choices.reduce((total, choice) => total + weightOf(choice), 0)
  let place = random.next() * sum
  for (const choice of choices) {
    place -= weightOf(choice)
    if (place < 0) return choice
  }
  return choices.at(-1)!
}
