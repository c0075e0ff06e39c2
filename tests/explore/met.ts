import type { LoggedCall } from '#mocks/calls/callLog.ts'
import { PAGES } from '#src/product/pages.ts'
import { allOperations, operationOf } from '#src/contract/strict/operations.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { Beginnings, type StoredBeginning } from './beginnings.ts'
import { holesIn, matrixOf } from '#storybook/atlas/matrix.ts'
import { recordedCall } from '#storybook/atlas/recordedCall.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { addressOf } from './laws.ts'
import type { Control, Sight } from './sight.ts'

/** All dialogs of the product, by name; a test compares the list with the code. */
export const DIALOGS = [
  'Changed elsewhere meanwhile',
  'Chat Settings',
  'Confirm Unliking',
  'Delete Account',
  'Delete Character',
  'Delete Chat',
  'Import card',
  'Keyboard shortcuts',
  'Leave this form?',
  'Leave without an account?',
  'Leave without saving?',
  'Manage images',
  'Report this character',
  'Report this message',
  'Reset all settings?',
  'Smart Retouch',
  'Unlock the Full Experience!',
]

const NO_RESPONSE = 'no response'

/** A call, with whether it returned an empty list. */
export type MetCall = LoggedCall & { isEmpty?: boolean }

const copyInto = <K, V>(copy: Map<K, V>, original: ReadonlyMap<K, V>) => {
  for (const [key, value] of original) copy.set(key, value)
}
const count = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** The routes, dialogs, responses and controls that a run has reached, with counts; they guide the next steps. */
export class Met {
  readonly routes = new Map<string, number>()
  readonly dialogs = new Map<string, number>()
  /** `updateMe 500`. */
  readonly responses = new Map<string, number>()
  readonly controls = new Map<string, number>()
  readonly beginnings: Beginnings
  /** The operations that each page, and each kind of control, has called. */
  readonly #operations = new Map<string, Set<OperationId>>()
  /** Calls as the atlas records them. */
  readonly #recorded = new Set<string>()
  readonly #habits = new Map<string, number>()
  /** What a fork has met since it was made. */
  #changes?: ((met: Met) => void)[]

  constructor(beginnings: readonly StoredBeginning[] = []) {
    this.beginnings = new Beginnings(beginnings)
  }

  /** A copy for one of several walks at the same time: none of them knows what the others meet. */
  fork(): Met {
    const fork = new Met()
    fork.#changes = []
    copyInto(fork.routes, this.routes)
    copyInto(fork.dialogs, this.dialogs)
    copyInto(fork.responses, this.responses)
    copyInto(fork.controls, this.controls)
    copyInto(fork.#habits, this.#habits)
    for (const [by, operations] of this.#operations) fork.#operations.set(by, new Set(operations))
    for (const call of this.#recorded) fork.#recorded.add(call)
    fork.beginnings.copy(this.beginnings)
    return fork
  }

  /** Adds what a fork has met. */
  adopt(fork: Met): void {
    for (const change of fork.#changes ?? []) change(this)
    this.beginnings.adopt(fork.beginnings)
  }

  see(sight: Sight, calls: readonly MetCall[]): void {
    this.#changes?.push((met) => met.see(sight, calls))
    count(this.routes, addressOf(sight))
    for (const dialog of sight.dialogs) count(this.dialogs, dialog)
    this.#noteCalls(addressOf(sight), calls)
    for (const call of calls) {
      const { operation, status, outcome, isEmpty = false } = call
      if (!operation) continue
      const recorded = recordedCall(call, isEmpty)
      if (recorded !== undefined) this.#recorded.add(recorded)
      if (outcome !== 'under way') count(this.responses, `${operation} ${status ?? NO_RESPONSE}`)
    }
  }

  operationsOf(sight: Sight): OperationId[] {
    return [...(this.#operations.get(addressOf(sight)) ?? [])].sort()
  }

  /** The calls that followed a press of a control. */
  led(sight: Sight, control: Control, calls: readonly LoggedCall[]): void {
    this.#changes?.push((met) => met.led(sight, control, calls))
    this.#noteCalls(kindOf(sight, control), calls)
  }

  #noteCalls(by: string, calls: readonly LoggedCall[]): void {
    const known = this.#operations.get(by) ?? new Set()
    this.#operations.set(by, known)
    for (const { operation } of calls) if (operation) known.add(operation)
  }

  /** Faults, as texts, with responses that are documented for the calls of a control or page, and were never seen. */
  newFaultsOf(sight: Sight, control?: Control): string[] {
    const operations = this.#operations.get(control ? kindOf(sight, control) : addressOf(sight)) ?? []
    return [...operations].sort().flatMap((operation) => {
      const statuses = Object.keys(operationOf(operation).responses)
        .map((status) => (status === 'default' ? 500 : Number(status)))
        .filter((status) => status >= 400 && !this.responses.has(`${operation} ${status}`))
      const failures = statuses.map((status) => `${operation}.${status}.once`)
      const isLost = this.responses.has(`${operation} ${NO_RESPONSE}`)
      return isLost ? failures : [...failures, `${operation}.offline.once`]
    })
  }

  /** The variant of a habit that was used least with this kind of control; the first one among several. */
  leastUsed<T>(sight: Sight, control: Control, variants: readonly T[]): T {
    const keyOf = (variant: T) => `${kindOf(sight, control)} ${JSON.stringify(variant)}`
    const usesOf = (variant: T) => this.#habits.get(keyOf(variant)) ?? 0
    const least = Math.min(...variants.map(usesOf))
    const chosen = variants.find((variant) => usesOf(variant) === least)!
    this.#use(keyOf(chosen))
    return chosen
  }

  #use(variant: string): void {
    this.#changes?.push((met) => met.#use(variant))
    count(this.#habits, variant)
  }

  press(sight: Sight, control: Control): void {
    this.#changes?.push((met) => met.press(sight, control))
    count(this.controls, kindOf(sight, control))
  }

  /** From 1, for a control that was never pressed, towards 0. */
  newness(sight: Sight, control: Control): number {
    const newControl = 1 / (1 + (this.controls.get(kindOf(sight, control)) ?? 0))
    if (control.href === undefined) return newControl
    return newControl + 0.5 / (1 + (this.routes.get(addressOf({ path: control.href })) ?? 0))
  }

  /** What there is, and what no step has reached: pages, dialogs, documented responses, and states of the atlas. */
  coverage(atlas: readonly State[]): Record<'pages' | 'dialogs' | 'responses' | 'states', Coverage> {
    const documented = allOperations.flatMap(({ id, responses }) =>
      [...Object.keys(responses).map((status) => (status === 'default' ? '500' : status)), NO_RESPONSE].map(
        (status) => `${id} ${status}`,
      ),
    )
    const shown = matrixOf(atlas).filter(({ stories }) => stories.length > 0)
    const holes = new Set(holesIn([{ calls: [...this.#recorded] } as State]))
    const of = (all: readonly string[], isReached: (one: string) => boolean): Coverage => ({
      all: all.length,
      never: all.filter((one) => !isReached(one)),
    })
    return {
      pages: of(Object.keys(PAGES), (address) => this.routes.has(address)),
      dialogs: of(DIALOGS, (dialog) => this.dialogs.has(dialog)),
      responses: of(documented, (response) => this.responses.has(response)),
      states: of(
        shown.map(({ name }) => name),
        (name) => !holes.has(name),
      ),
    }
  }
}

/** How many there are, and which of them no step has reached. */
export interface Coverage {
  all: number
  never: string[]
}

/**
 * Groups the controls of one kind on one page: rows of a list have the same controls, with names that begin in the same
 * way and contain the row's subject.
 */
export function kindOf(sight: Sight, { role, name, href }: Control): string {
  const target = href === undefined ? name.replaceAll(/\d+/g, '#').split(' ', 1)[0] : addressOf({ path: href })
  return `${addressOf(sight)} ${sight.dialogs.at(-1) ?? ''} ${role} ${target}`
}
