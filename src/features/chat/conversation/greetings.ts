import type { CharacterDetails } from '#src/api/shapes/characterShapes.ts'
import type { World } from '#src/world/World.ts'

/** The possible greetings of a character, the main one first. */
export function greetingTexts({ greetings }: Pick<CharacterDetails, 'greetings'>): string[] {
  return [greetings.main, ...greetings.alternatives].filter((text) => text !== '')
}

/**
 * Chooses the opening greeting: the one that the visitor has seen, else a random one.
 *
 * @returns its index in `texts`.
 */
export function openingGreeting(texts: readonly string[], seen: string | undefined, random: World['random']): number {
  return seen === undefined ? Math.floor(random() * texts.length) : Math.max(0, texts.indexOf(seen))
}

const KEY = 'chatGreetingsSeen'

/** The greeting of this character that a visitor has seen in this tab's session. */
export function seenGreeting(storage: Storage, characterId: string): string | undefined {
  const text = allSeen(storage)[characterId]
  return typeof text === 'string' ? text : undefined
}

export function rememberGreeting(storage: Storage, characterId: string, text: string): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...allSeen(storage), [characterId]: text }))
  } catch {
    // The storage is full or blocked: the greeting is played again.
  }
}

function allSeen(storage: Storage): Record<string, unknown> {
  try {
    const seen: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    return typeof seen === 'object' && seen !== null ? { ...seen } : {}
  } catch {
    return {}
  }
}
