import type { OperationId } from '../generated/operations.ts'
import type { Cleaner } from './cleaner.ts'
import { jsonOf } from './exchange.ts'
import type { SeenCall } from './seenCall.ts'

/**
 * Writes whose effect a screen shows before it is read again, and what their request says about it: parameters of the
 * path and the query, and fields of the body.
 */
const SENT: Partial<Record<OperationId, readonly string[]>> = {
  createCharacter: [],
  updateCharacter: [],
  deleteCharacter: ['character_id'],
  likeCharacter: ['id'],
  unlikeCharacter: ['id'],
  setMainImage: ['id', 'collectionId'],
  deleteImage: ['id', 'collectionId'],
  createChat: [],
  sendMessage: ['chat_id', 'incoming_message', 'greeting_content'],
  resetChat: ['chat_id'],
  deleteChat: ['id'],
  updateMe: ['username', 'description'],
}

export function isTelling(operation: OperationId): boolean {
  return operation in SENT
}

/** The part of a request that describes its effect, without secrets and users' words; undefined for none. */
export function sentIn(
  { exchange, operation, params }: SeenCall,
  cleaner: Cleaner,
): Record<string, unknown> | undefined {
  const names = SENT[operation.id] ?? []
  const body = jsonOf(exchange.requestBody)
  const given: Record<string, unknown> = {
    ...(typeof body === 'object' ? body : {}),
    ...Object.fromEntries(new URL(exchange.url).searchParams),
    ...params,
  }
  const sent = names.flatMap((name) => (name in given ? [[name, given[name]] as const] : []))
  return sent.length === 0 ? undefined : (cleaner.value(Object.fromEntries(sent)) as Record<string, unknown>)
}
