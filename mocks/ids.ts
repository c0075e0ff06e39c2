import { sha1 } from '@noble/hashes/legacy.js'

/** The DNS namespace of RFC 9562; every name below starts with the name of this project. */
const NAMESPACE = Uint8Array.from([
  0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8,
])

/**
 * The same id for the same name, on every machine and every day: UUID version 5 (RFC 9562).
 * `uuidOf('character/nine')` is Nine's id in every seeded world.
 */
export function uuidOf(name: string): string {
  const known = made.get(name)
  if (known) return known
  const id = nameBased(name)
  made.set(name, id)
  return id
}

/** A pure function remembered: seeding asks for the same few thousand ids in every world of a page. */
const made = new Map<string, string>()

function nameBased(name: string): string {
  const bytes = sha1(concat(NAMESPACE, new TextEncoder().encode(`perigee/${name}`))).slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const userId = (key: string) => uuidOf(`user/${key}`)
export const characterId = (slug: string) => uuidOf(`character/${slug}`)
export const chatId = (key: string) => uuidOf(`chat/${key}`)

/** A whole number from a text, evenly spread and always the same: what "random" means here. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // FNV-1a leaves neighbouring texts close together; these steps spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One of several, chosen by a text; the same one every time. */
export function chosenBy<T>(text: string, from: readonly T[]): T {
  const chosen = from[numberOf(text) % from.length]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
