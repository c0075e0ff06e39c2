import type { LoggedCall } from '#mocks/calls/callLog.ts'
import { PAGES } from '#src/product/pages.ts'
import { allOperations } from '#src/contract/strict/operations.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { Beginnings } from './beginnings.ts'
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
  'Leave without saving?',
  'Manage images',
  'Report this character',
  'Report this message',
  'Reset all settings?',
  'Smart Retouch',
  'Unlock the Full Experience!',
]

const count = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** The routes, dialogs, responses and controls that a run has reached, with counts; they guide the next steps. */
export class Met {
  readonly routes = new Map<string, number>()
  readonly dialogs = new Map<string, number>()
  /** `updateMe 500`. */
  readonly responses = new Map<string, number>()
  readonly controls = new Map<string, number>()
  readonly beginnings = new Beginnings()
  /** The operations that each page calls. */
  readonly #operations = new Map<string, Set<OperationId>>()

  see(sight: Sight, calls: readonly LoggedCall[]): void {
    count(this.routes, addressOf(sight))
    for (const dialog of sight.dialogs) count(this.dialogs, dialog)
    const here = this.#operations.get(addressOf(sight)) ?? new Set()
    this.#operations.set(addressOf(sight), here)
    for (const { operation, status, outcome } of calls) {
      if (!operation) continue
      here.add(operation)
      if (outcome !== 'under way') count(this.responses, `${operation} ${status ?? 'no response'}`)
    }
  }

  operationsOf(sight: Sight): OperationId[] {
    return [...(this.#operations.get(addressOf(sight)) ?? [])].sort()
  }

  press(sight: Sight, control: Control): void {
    count(this.controls, kindOf(sight, control))
  }

  /** From 1, for a control that was never pressed, towards 0. */
  newness(sight: Sight, control: Control): number {
    const newControl = 1 / (1 + (this.controls.get(kindOf(sight, control)) ?? 0))
    if (control.href === undefined) return newControl
    return newControl + 0.5 / (1 + (this.routes.get(addressOf({ path: control.href })) ?? 0))
  }

  /** What no step has reached: pages, dialogs, and operations with their documented statuses. */
  never(): { routes: string[]; dialogs: string[]; responses: string[] } {
    const documented = allOperations.flatMap(({ id, responses }) =>
      [...Object.keys(responses).map((status) => (status === 'default' ? '500' : status)), 'no response'].map(
        (status) => `${id} ${status}`,
      ),
    )
    return {
      routes: Object.keys(PAGES).filter((address) => !this.routes.has(address)),
      dialogs: DIALOGS.filter((dialog) => !this.dialogs.has(dialog)),
      responses: documented.filter((response) => !this.responses.has(response)),
    }
  }
}

/**
 * Groups the controls of one kind on one page: rows of a list have the same controls, with names that contain the row's
 * subject.
 */
function kindOf(sight: Sight, { role, name, href }: Control): string {
  const target = href === undefined ? name.replaceAll(/\d+/g, '#').slice(0, 24) : addressOf({ path: href })
  return `${addressOf(sight)} ${sight.dialogs.at(-1) ?? ''} ${role} ${target}`
}
