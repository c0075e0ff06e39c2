// What the start of a page reads from its first responses. boot.ts contains this code and blocks on it: keep it small.
import { firstOf } from '../shapes/firstOf.ts'

/** The chat id of a response; undefined if there is none. */
export function chatIdIn(response: unknown): string | undefined {
  const { id } = fieldsOf(firstOf(response))
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** For a list, the small pictures of its first characters; for a character, the large one. */
export function picturesIn(response: unknown, first: number): string[] {
  const { data, large_pfp_url: large } = fieldsOf(response)
  const listed: unknown[] = Array.isArray(data) ? data.slice(0, first) : []
  const addresses = [large, ...listed.map((character) => fieldsOf(character).pfp_url)]
  // the text 'None' means that there is none.
  return addresses.filter((address): address is string => typeof address === 'string' && !/^(None)?$/.test(address))
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
