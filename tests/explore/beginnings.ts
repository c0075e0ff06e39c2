import type { Random } from '#mocks/pictures/random.ts'
import { addressOf } from './laws.ts'
import type { Sight } from './sight.ts'
import type { Step, Trail } from './trail.ts'

/** Pages with forms that hold a user's unsaved work. */
export const WORK = ['/characters/create', '/characters/edit/$characterId', '/chat/character/$characterId', '/settings']

/** Short trails to states that random steps rarely reach: an open dialog, an edited form. Later walks begin there. */
export class Beginnings {
  readonly #ways = new Map<string, { trail: Trail; uses: number }>()

  /** `path` is where the user came to the page; `steps` are the steps on it. */
  note(sight: Sight, trail: Trail): void {
    const place = placeOf(sight, trail.steps)
    if (place === undefined) return
    const known = this.#ways.get(place)
    if (!known || known.trail.steps.length > trail.steps.length)
      this.#ways.set(place, { trail, uses: known?.uses ?? 0 })
  }

  /** The least used trail; a random one among several. */
  next(random: Random): Trail | undefined {
    const least = Math.min(...[...this.#ways.values()].map(({ uses }) => uses))
    const ways = [...this.#ways.values()].filter(({ uses }) => uses === least)
    if (ways.length === 0) return undefined
    const way = random.pick(ways)
    way.uses++
    return way.trail
  }
}

function placeOf(sight: Sight, steps: readonly Step[]): string | undefined {
  const dialog = sight.dialogs.at(-1)
  if (dialog !== undefined) return `${addressOf(sight)} dialog ${dialog}`
  const isTyped = steps.slice(-3).some((step) => step.do === 'type')
  const canBeSent = sight.controls.some(({ isSubmit }) => isSubmit)
  return isTyped && canBeSent && WORK.includes(addressOf(sight)) ? `${addressOf(sight)} typed` : undefined
}
