import type { Situation } from '#mocks/situation/situation.ts'
import type { FileName } from './files.ts'

/** A control as a user would name it. */
export interface ControlName {
  role: string
  name: string
  /** Index among those with the same role and name, from 0. */
  nth: number
}

/** One action of a user, or one change of the world. A trail of steps is JSON and can be replayed. */
export type Step =
  | ({ do: 'press' } & ControlName)
  | ({ do: 'type'; text: string } & ControlName)
  | ({ do: 'choose'; option: number } & ControlName)
  | { do: 'key'; key: string }
  /** Chooses a file in the file chooser that the step before has opened; any other step closes it. */
  | { do: 'file'; name: FileName }
  /** Types an address, which loads the page. */
  | { do: 'open'; path: string }
  /** Follows a link from another page of the app. */
  | { do: 'follow'; path: string }
  | { do: 'back' }
  | { do: 'forward' }
  | { do: 'reload' }
  /** Opens a second tab at the same address; with two tabs open, switches to the other. */
  | { do: 'other tab' }
  | { do: 'resize'; width: number; height: number }
  | { do: 'zoom'; percent: number }
  | { do: 'text size'; percent: number }
  /** Adds a fault in the syntax of links: `updateMe.stored.hold`. */
  | { do: 'fail'; fault: string }
  | { do: 'recover' }
  | { do: 'release' }
  | { do: 'line'; is: 'up' | 'down' }
  | { do: 'clock'; moveMs: number }

/** The world and page at the start, and the steps. */
export interface Trail {
  world: Situation
  path: string
  steps: readonly Step[]
}

/** A violation of a law. */
export interface Breach {
  law: Law
  what: string
}

export type Law =
  | 'no exception'
  | 'no error in the console'
  | 'no call breaks the contract'
  | 'no blank page'
  | 'no raw value'
  | 'one heading'
  | 'a title that fits'
  | 'focus is seen'
  | 'no sideways scroll'
  | 'nothing takes the click of another'
  | 'axe is clean'
  | 'typed text is somewhere'
  | 'nothing loads for ever'
  | 'every dialog can be closed'
  | 'every page can be left'

/** Breaches with the same signature probably have the same cause: numbers and ids are left out. */
export function signatureOf({ law, what }: Breach): string {
  return `${law}: ${what
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
    .replaceAll(/\d+/g, '#')
    .slice(0, 200)}`
}

/** Steps that change the world or the window: their effect persists across pages. */
export function isOfTheWorld(step: Step): boolean {
  return ['resize', 'zoom', 'text size', 'fail', 'line', 'clock'].includes(step.do)
}

/** Steps that change only the appearance of the page. */
export function isOfTheWindow(step: Step): boolean {
  return ['resize', 'zoom', 'text size'].includes(step.do)
}

/** A short description of a step. */
export function stepText(step: Step): string {
  switch (step.do) {
    case 'press':
      return `press ${controlText(step)}`
    case 'type':
      return `type ${JSON.stringify(step.text)} into ${controlText(step)}`
    case 'choose':
      return `choose option ${step.option} of ${controlText(step)}`
    case 'key':
      return `press the key ${step.key}`
    case 'file':
      return `choose the file ${step.name}`
    case 'open':
    case 'follow':
      return `${step.do} ${step.path}`
    case 'resize':
      return `resize to ${step.width}×${step.height}`
    case 'zoom':
    case 'text size':
      return `${step.do} ${step.percent} %`
    case 'fail':
      return `fail ${step.fault}`
    case 'line':
      return `the line is ${step.is}`
    case 'clock':
      return `${step.moveMs / 60_000} minutes pass`
    default:
      return step.do
  }
}

function controlText({ role, name, nth }: ControlName): string {
  return `${role} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`
}
