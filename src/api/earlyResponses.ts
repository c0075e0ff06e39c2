// What the start of a page reads of its first responses. boot.ts holds this code and waits for it, so it stays small.
import { firstOf } from './firstOf.ts'

/** The id of the chat that a response holds; undefined where there is none (AMB-51). */
export function chatIdIn(response: unknown): string | undefined {
  const { id } = fieldsOf(firstOf(response))
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** Of a listing the small pictures of its first characters, of one character the large one. */
export function picturesIn(response: unknown, first: number): string[] {
  const { data, large_pfp_url: large } = fieldsOf(response)
  const listed: unknown[] = Array.isArray(data) ? data.slice(0, first) : []
  const addresses = [large, ...listed.map((character) => fieldsOf(character).pfp_url)]
  // AMB-52: the text 'None' means that there is none.
  return addresses.filter((address): address is string => typeof address === 'string' && !/^(None)?$/.test(address))
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
