import type { Random } from '#mocks/pictures/random.ts'
import { addressOf } from './laws.ts'
import type { Sight } from './sight.ts'
import type { Step, Trail } from './trail.ts'

/** Pages with forms that hold a user's unsaved work. */
export const WORK = ['/characters/create', '/characters/edit/$characterId', '/chat/character/$characterId', '/settings']

/** A dialog, or a page with typed texts; a dialog may open on several pages. */
interface WorkSurface {
  name: string
  address: string
}
interface Way {
  trail: Trail
  uses: number
}

/** Short trails to states that random steps rarely reach: an open dialog, an edited form. Later walks begin there. */
export class Beginnings {
  /** By the name of the place, and then by its address. */
  readonly #ways = new Map<string, Map<string, Way>>()

  /** `path` is where the user came to the page; `steps` are the steps on it. */
  note(sight: Sight, trail: Trail): void {
    const place = placeOf(sight, trail.steps)
    if (place === undefined) return
    const ways = this.#ways.get(place.name) ?? new Map<string, Way>()
    this.#ways.set(place.name, ways)
    const known = ways.get(place.address)
    if (!known || known.trail.steps.length > trail.steps.length)
      ways.set(place.address, { trail, uses: known?.uses ?? 0 })
  }

  /** The least used trail to the least used place; a random one among several. */
  next(random: Random): Trail | undefined {
    const usesOf = (ways: ReadonlyMap<string, Way>) => [...ways.values()].reduce((sum, { uses }) => sum + uses, 0)
    const ways = leastOf(random, [...this.#ways.values()], usesOf)
    const way = ways && leastOf(random, [...ways.values()], ({ uses }) => uses)
    if (!way) return undefined
    way.uses++
    return way.trail
  }
}

function leastOf<T>(random: Random, choices: readonly T[], usesOf: (choice: T) => number): T | undefined {
  const least = Math.min(...choices.map(usesOf))
  const fitting = choices.filter((choice) => usesOf(choice) === least)
  return fitting.length === 0 ? undefined : random.pick(fitting)
}

function placeOf(sight: Sight, steps: readonly Step[]): WorkSurface | undefined {
  const address = addressOf(sight)
  const dialog = sight.dialogs.at(-1)
  if (dialog !== undefined) return { name: `dialog ${dialog}`, address }
  const isTyped = steps.slice(-3).some((step) => step.do === 'type')
  const canBeSent = sight.controls.some(({ isSubmit }) => isSubmit)
  return isTyped && canBeSent && WORK.includes(address) ? { name: `typed on ${address}`, address } : undefined
}
