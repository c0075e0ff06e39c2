import type { Random } from './random.ts'
import { addressOf } from './laws.ts'
import type { Control, Sight } from './sight.ts'
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
  /** A walk of this run has been there. */
  isReached: boolean
}
/** A trail that leads to a place, as beginnings.json stores it. */
export interface StoredBeginning extends WorkSurface {
  trail: Trail
}

/** Short trails to states that random steps rarely reach: an open dialog, an edited form. Later walks begin there. */
export class Beginnings {
  /** By the name of the place, and then by its address. */
  readonly #ways = new Map<string, Map<string, Way>>()
  /** What a copy has noted and used. */
  #changes?: ((beginnings: Beginnings) => void)[]

  constructor(stored: readonly StoredBeginning[] = []) {
    for (const { name, address, trail } of stored) this.#waysTo(name).set(address, { trail, uses: 0, isReached: false })
  }

  /** Those that a walk of this run has reached, in a stable order. */
  reached(): StoredBeginning[] {
    return this.#all(({ isReached }) => isReached)
  }

  /** Those to store: all but the outdated ones. */
  kept(): StoredBeginning[] {
    return this.#all(({ isReached, uses }) => uses === 0 || isReached)
  }

  /** Those that were used without reaching their place: the product has changed. */
  outdated(): StoredBeginning[] {
    return this.#all(({ isReached, uses }) => uses > 0 && !isReached)
  }

  #all(isMeant: (way: Way) => boolean): StoredBeginning[] {
    return [...this.#ways]
      .flatMap(([name, ways]) => [...ways].map(([address, way]) => ({ name, address, way })))
      .filter(({ way }) => isMeant(way))
      .map(({ name, address, way }) => ({ name, address, trail: way.trail }))
      .toSorted((one, other) => `${one.name} ${one.address}`.localeCompare(`${other.name} ${other.address}`, 'en'))
  }

  #waysTo(name: string): Map<string, Way> {
    const ways = this.#ways.get(name) ?? new Map<string, Way>()
    this.#ways.set(name, ways)
    return ways
  }

  copy(original: Beginnings): void {
    this.#changes = []
    for (const [name, ways] of original.#ways)
      this.#ways.set(name, new Map([...ways].map(([address, way]) => [address, { ...way }])))
  }

  /** Adds what a copy has noted and used. */
  adopt(copy: Beginnings): void {
    for (const change of copy.#changes ?? []) change(this)
  }

  /** `path` is where the user came to the page; `steps` are the steps on it. */
  note(sight: Sight, trail: Trail): void {
    const place = placeOf(sight, trail.steps)
    if (place === undefined) return
    this.#changes?.push((beginnings) => beginnings.note(sight, trail))
    const ways = this.#waysTo(place.name)
    const known = ways.get(place.address)
    if (known) known.isReached = true
    if (!known || known.trail.steps.length > trail.steps.length)
      ways.set(place.address, { trail, uses: known?.uses ?? 0, isReached: true })
  }

  /** The least used trail to the least used place; a random one among several. */
  next(random: Random): Trail | undefined {
    const usesOf = (ways: ReadonlyMap<string, Way>) => [...ways.values()].reduce((sum, { uses }) => sum + uses, 0)
    const place = leastOf(random, [...this.#ways], ([, ways]) => usesOf(ways))
    const found = place && leastOf(random, [...place[1]], ([, { uses }]) => uses)
    if (!found) return undefined
    const [address, way] = found
    this.#use(place[0], address)
    return way.trail
  }

  #use(name: string, address: string): void {
    this.#changes?.push((beginnings) => beginnings.#use(name, address))
    const way = this.#ways.get(name)?.get(address)
    if (way) way.uses++
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
  // A picture's dialog is named after its subject.
  if (dialog !== undefined)
    return { name: `dialog ${dialog.replace(/^(Picture) of .*/, '$1')}${partOf(sight, steps)}`, address }
  // A tool in the page: the frame of a small picture, a message that is being edited.
  if (isToolOpen(sight.controls)) return { name: `tool on ${address}`, address }
  // Unfinished text of a combobox cannot be submitted.
  const isTyped = steps.slice(-3).some((step) => step.do === 'type' && step.role === 'textbox')
  const canBeSent = sight.controls.some(({ isSubmit }) => isSubmit)
  return isTyped && canBeSent && WORK.includes(address) ? { name: `typed on ${address}`, address } : undefined
}

/** Outside a dialog, only a tool of the page can be cancelled. */
export function isToolOpen(controls: readonly Control[]): boolean {
  return controls.some(({ role, name }) => role === 'button' && name === 'Cancel')
}

/** What was done in a dialog: the controls that follow are different ones. */
function partOf(sight: Sight, steps: readonly Step[]): string {
  const recent = steps.slice(-3)
  if (recent.some((step) => step.do === 'file')) return ' with a file'
  const isForm = sight.controls.some(({ isSubmit, isOnTop }) => isSubmit && isOnTop)
  return isForm && recent.some((step) => step.do === 'type') ? ' with a text' : ''
}
