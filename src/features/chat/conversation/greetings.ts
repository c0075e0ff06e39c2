import type { CharacterDetails } from '#src/api/shapes.ts'
import type { World } from '#src/world/World.ts'

/** The greetings a character may open with: the main one first (B4.9-05). */
export function greetingTexts({ greetings }: Pick<CharacterDetails, 'greetings'>): string[] {
  return [greetings.main, ...greetings.alternatives].filter((text) => text !== '')
}

/**
 * The greeting to open with: the one that was seen, else any of them (B4.9-05).
 *
 * @returns its place in `texts`.
 */
export function openingGreeting(texts: readonly string[], seen: string | undefined, random: World['random']): number {
  return seen === undefined ? Math.floor(random() * texts.length) : Math.max(0, texts.indexOf(seen))
}

const KEY = 'chatGreetingsSeen'

/** The greeting that a visitor has seen of this character in this tab's session (AMB-34). */
export function seenGreeting(storage: Storage, characterId: string): string | undefined {
  const text = allSeen(storage)[characterId]
  return typeof text === 'string' ? text : undefined
}

export function rememberGreeting(storage: Storage, characterId: string, text: string): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...allSeen(storage), [characterId]: text }))
  } catch {
    // Full or blocked: it is played once more.
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
