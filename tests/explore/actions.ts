import * as fc from 'fast-check'
import { allOperations } from '#src/contract/strict/operations.ts'
import { FILE_NAMES } from './files.ts'
import { openDialog } from './ending.ts'
import { addressOf, type Violation } from './invariants.ts'
import type { Control, PageState } from './pageState.ts'
import { anyPath, WORK } from './paths.ts'
import type { Visit } from './visit.ts'
import { ODD_TEXTS, validTextFor } from './words.ts'

/** What the sequence of actions knows without the page: fast-check leaves out actions that are impossible. */
interface Model {
  isLineDown: boolean
}

interface Exploration {
  visit: Visit
  /** What the actions did so far. */
  done: string[]
  /** Throws if an invariant is violated. */
  check(violation: Violation | undefined, isTabPressed?: boolean): Promise<void>
}

export type Action = fc.AsyncCommand<Model, Exploration>

/** Held, failing and broken calls; with `stored`, the server has processed the call. */
const TROUBLES = ['*.hold', '*.500', '*.stored.hold', '*.offline', '*.401', '*.stored.500', '*.stored.offline']
const trouble = fc.oneof(
  { weight: 3, arbitrary: fc.constant('*.hold') },
  { weight: 4, arbitrary: fc.constantFrom(...TROUBLES) },
)
const FAULTS = [
  ...TROUBLES,
  '*.401.times-5',
  ...allOperations.filter(({ writes }) => writes).flatMap(({ id }) => [`${id}.hold`, `${id}.500.once`]),
]
const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', ' ', 'ArrowDown', 'ArrowUp', 'End', 'Home']
const WINDOWS = fc.record({ width: fc.constantFrom(320, 390, 844, 1280), height: fc.constantFrom(256, 640, 844) })
const MINUTE_MS = 60_000
const MONTH_MS = 31 * 24 * 60 * MINUTE_MS
/** Past the lifetime of an access token, past a day, past the lifetime of a remembered session. */
const DISTANCES_MS = [16 * MINUTE_MS, 24 * 60 * MINUTE_MS, MONTH_MS]
const CLOSES = /^(close|cancel|stay|keep|not now|back)/i
const SEARCH = /search|find/i
const CONFIRMS = /^(confirm|save)$/i
/** Pressing one of these discards or replaces a typed text on purpose. */
const ENDS_TEXTS =
  /discard|leave|reset|delete|sign out|log out|restart|start over|cancel|random|augment|enhance|generate|import|undo|clear|remove|without saving|take the other|fill in/i

/** `run` may return what it did, because it chooses a control. */
function action(
  name: string,
  run: (visit: Visit, model: Model) => Promise<Violation | string | void>,
  isPossible: (model: Model) => boolean = () => true,
): Action {
  return {
    check: (model) => isPossible(model),
    async run(model, { visit, check, done }) {
      const place = done.push(name) - 1
      const result = await run(visit, model)
      if (typeof result === 'string') done[place] = result
      await visit.rest()
      await check(typeof result === 'object' ? result : undefined, /Tab/.test(name))
    },
    toString: () => name,
  }
}

const isOnline = ({ isLineDown }: Model) => !isLineDown

const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % Math.max(1, from.length)]
const reachable = ({ controls }: PageState) => controls.filter(({ isOnTop }) => isOnTop)

async function find(visit: Visit, place: number, isMeant: (control: Control) => boolean): Promise<Control | undefined> {
  return pick(reachable(await visit.state()).filter(isMeant), place)
}

async function press(visit: Visit, control: Control | undefined): Promise<Violation | undefined> {
  if (!control) return undefined
  if (ENDS_TEXTS.test(control.name)) visit.marks.clear()
  return visit.press(control)
}

const nameOf = (control: Control | undefined) => (control ? `${control.role} "${control.name}"` : 'nothing')

/** Types a text with a unique mark; remembers the mark on the pages where texts must never be lost. */
async function type(visit: Visit, field: Control, textWith: (mark: string) => string): Promise<void> {
  const mark = visit.newMark()
  const { path, dialogs } = await visit.state()
  await visit.type(field, textWith(mark))
  const isWork = WORK.includes(addressOf({ path })) && dialogs.length === 0 && field.role === 'textbox'
  if (isWork && !/password/i.test(field.name) && (await visit.knows(mark))) visit.marks.add(mark)
}

/** Buttons and openers are chosen more often than links, and dialogs before the page behind them. */
function pressable(state: PageState): Control[] {
  const controls = reachable(state).filter(({ kind }) => kind === 'press')
  const buttons = controls.filter(({ role }) => role !== 'link')
  return [...controls, ...buttons, ...controls.filter(({ opens, isSubmit }) => opens || isSubmit)]
}

/** The buttons that confirm a dialog, or a tool of the page: one with a button to cancel it. */
function confirming(state: PageState): Control[] {
  const buttons = reachable(state).filter(({ kind, role }) => kind === 'press' && role === 'button')
  if (state.dialogs.length > 0) return buttons.filter(({ name }) => !CLOSES.test(name))
  return buttons.some(({ name }) => name === 'Cancel') ? buttons.filter(({ name }) => CONFIRMS.test(name)) : []
}

async function fillIn(visit: Visit): Promise<void> {
  const controls = reachable(await visit.state())
  const texts = controls.filter(({ kind, name }) => kind === 'text' && !SEARCH.test(name))
  const empty = texts.filter(({ value }) => value === '')
  // In a form that is full, something changes.
  const fields = empty.some(({ role }) => role === 'textbox') ? empty : [...empty, ...texts.slice(0, 1)]
  for (const field of fields) await type(visit, field, (mark) => validTextFor(field, mark))
  for (const terms of controls.filter(({ role, name }) => role === 'checkbox' && /terms/i.test(name)))
    await press(visit, terms)
}

const place = fc.nat(999)

const pressing = place.map((at) =>
  action('press something', async (visit) => {
    const control = pick(pressable(await visit.state()), at)
    return (await press(visit, control)) ?? `press ${nameOf(control)}`
  }),
)

/** Opens a menu or dialog, and presses something in it. */
async function useMenu(visit: Visit, first: number, second: number): Promise<Violation | string | undefined> {
  const opener = await find(visit, first, ({ opens }) => opens)
  const violation = await press(visit, opener)
  if (violation || !opener) return violation
  await visit.rest()
  const item = pick(pressable(await visit.state()), second)
  return (await press(visit, item)) ?? `press ${nameOf(opener)}, then ${nameOf(item)}`
}

const menuUse = fc
  .tuple(place, place)
  .map(([first, second]) => action('use a menu', (visit) => useMenu(visit, first, second)))

const typing = fc.tuple(place, fc.constantFrom(...ODD_TEXTS)).map(([at, text]) =>
  action('type', async (visit) => {
    const field = await find(visit, at, ({ kind }) => kind === 'text')
    if (!field) return undefined
    await type(visit, field, (mark) => (text.startsWith('/') ? text : `${mark} ${text}`))
    return `type ${JSON.stringify(text)} into ${nameOf(field)}`
  }),
)

/** Submits a form, most often while a fault is active, and does not wait for the response. */
const submittingForm = fc
  .tuple(place, fc.option(trouble), fc.constantFrom('leave', 'leave', 'back', 'reload'))
  .map(([at, fault, away]) =>
    action(
      'submit',
      async (visit) => {
        await fillIn(visit)
        const control = await find(visit, at, ({ isSubmit, name }) => isSubmit && !SEARCH.test(name))
        if (!control) return undefined
        if (fault) await visit.fail(fault)
        const violation = await press(visit, control)
        if (violation) return violation
        await visit.pass(100)
        if (away === 'back') await visit.inHistory(-1)
        if (away === 'leave')
          await press(visit, await find(visit, at, ({ href }) => href === '/explore' || href === '/chats'))
        if (away === 'reload') await visit.reload()
        return `fill in the form, ${fault ? `fail ${fault}, ` : ''}press ${nameOf(control)}, ${away}`
      },
      isOnline,
    ),
  )

/** Confirms a dialog, which a menu may open, while a fault is active; the dialog must close afterwards. */
const confirmingInTrouble = fc.tuple(place, place, trouble).map(([at, item, fault]) =>
  action('confirm in trouble', async (visit) => {
    let opening: Violation | string | undefined
    if (confirming(await visit.state()).length === 0) opening = await useMenu(visit, at, item)
    await visit.rest()
    const control = pick(confirming(await visit.state()), at)
    if (!control || typeof opening === 'object') return opening
    await visit.fail(fault)
    const violation = await press(visit, control)
    await visit.rest()
    await visit.recover()
    await visit.rest()
    const text = [opening, `fail ${fault}`, `press ${nameOf(control)}`, 'recover', 'close the dialog']
    return violation ?? (await openDialog(visit)) ?? text.filter((part) => part !== undefined).join(', ')
  }),
)

const choosing = fc.tuple(place, place).map(([at, option]) =>
  action('choose', async (visit) => {
    const choice = await find(visit, at, ({ kind }) => kind === 'choice')
    const element = choice && (await visit.elementOf(choice))
    await element?.selectOption({ index: option % (choice?.options ?? 1) }, { force: true })
    return `choose an option of ${nameOf(choice)}`
  }),
)

/** Returns after a month, when the session has expired, on a phone or not. */
const comingBack = oneOf([320, 1280], (width) =>
  action(
    `come back after a month at ${width} px`,
    async (visit) => {
      await visit.resize({ width, height: 640 })
      await visit.moveClock(MONTH_MS)
      await visit.reload()
    },
    isOnline,
  ),
)

const line = [true, false].map((isDown) =>
  action(
    `the line is ${isDown ? 'down' : 'up'}`,
    (visit, model) => {
      model.isLineDown = isDown
      return visit.setLine(isDown ? 'down' : 'up')
    },
    ({ isLineDown }) => isLineDown !== isDown,
  ),
)
const recovering = action('recover', (visit, model) => {
  model.isLineDown = false
  return visit.recover()
})

function oneOf<T>(from: readonly T[], actionOf: (value: T) => Action): fc.Arbitrary<Action> {
  return fc.constantFrom(...from).map(actionOf)
}

const weighted = (weight: number, ...arbitraries: fc.Arbitrary<Action>[]) =>
  arbitraries.map((arbitrary) => ({ weight, arbitrary }))

/** All actions: mostly those of people who use the page, and those that often fail in combination. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  ...weighted(8, submittingForm),
  ...weighted(6, pressing, confirmingInTrouble),
  ...weighted(4, menuUse),
  ...weighted(2, typing, comingBack),
  ...weighted(
    1,
    choosing,
    oneOf(FILE_NAMES, (name) => action(`choose the file ${name}`, (visit) => visit.chooseFile(name))),
    oneOf(KEYS, (key) => action(`press the key ${key}`, ({ page }) => page.keyboard.press(key))),
    oneOf([1, -1], (by) => action(by === 1 ? 'go forward' : 'go back', (visit) => visit.inHistory(by))),
    anyPath.map((path) => action(`follow a link to ${path}`, (visit) => visit.follow(path), isOnline)),
    WINDOWS.map((size) => action(`resize to ${size.width}×${size.height}`, (visit) => visit.resize(size))),
    oneOf([1, 2, 4], (zoom) => action(`zoom ${zoom * 100} %`, (visit) => visit.resize({ zoom }))),
    oneOf([100, 125, 150], (percent) => action(`text size ${percent} %`, (visit) => visit.setTextSize(percent))),
    oneOf(FAULTS, (fault) => action(`fail ${fault}`, (visit) => visit.fail(fault))),
    oneOf(DISTANCES_MS, (ms) => action(`${ms / MINUTE_MS} minutes pass`, (visit) => visit.moveClock(ms))),
    fc.constant(action('reload', (visit) => visit.reload(), isOnline)),
    fc.constant(action('change the tab', (visit) => visit.otherTab(), isOnline)),
    fc.constantFrom(recovering, ...line),
  ),
)
