import type { Capture } from './capture.ts'

interface Contents {
  people: number
  characters: number
  chats: number
  messages: number
}

/** What the responses and writes of a capture describe, in numbers; an entity that occurs several times counts once. */
export function contentsOf({ reads }: Pick<Capture, 'reads'>): Contents {
  const people = new Set<unknown>()
  const characters = new Set<unknown>()
  const chats = new Set<unknown>()
  /** By chat. */
  const messages = new Map<unknown, number>()
  for (const { operation, address, sent, body } of reads) {
    if (operation === 'listMessages' && Array.isArray(body)) messages.set(address.split('/')[2], body.length)
    else if (operation === 'sendMessage') say(sent ?? {})
    else collect(body)
    if (operation === 'readMe') people.add((body as { id?: unknown } | null)?.id)
  }
  return { people: people.size, characters: characters.size, chats: chats.size, messages: sum(messages.values()) }

  /** The message and its reply; a greeting is stored with the first message. */
  function say({ chat_id, greeting_content }: Record<string, unknown>): void {
    messages.set(chat_id, (messages.get(chat_id) ?? 0) + (greeting_content === undefined ? 2 : 3))
  }

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const { id, creatorId, chara_id } = value as Record<string, unknown>
    if (creatorId !== undefined) {
      characters.add(id)
      people.add(creatorId)
    }
    if (chara_id !== undefined) chats.add(id)
    Object.values(value).forEach(collect)
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
