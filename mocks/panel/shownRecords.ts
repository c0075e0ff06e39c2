import { useEffect, useState } from 'react'
import type { LoggedCall } from '#mocks/calls/callLog.ts'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { KINDS } from '#mocks/edits/recordSchemas.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'

const LAST_READS = 8
const LONGEST = 30
export const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The records (`kind/id`) that a page shows: those in its address, then those in the last responses, then its user. */
export async function shownRecords(
  { db, log }: Pick<MockServer, 'db' | 'log'>,
  me: string | undefined,
  address: string,
  calls: readonly LoggedCall[],
): Promise<string[]> {
  const reads = calls.filter(({ method, status }) => method === 'GET' && status === 200)
  const bodies = await Promise.all(reads.slice(-LAST_READS).map(({ number }) => log.bodiesOf(number)))
  const inAddress: string[] = [...(address.match(UUID) ?? [])]
  if (me !== undefined && address.includes('/settings')) inAddress.unshift(me)
  const ids = [...inAddress, ...bodies.toReversed().flatMap((body) => body?.response?.match(UUID) ?? [])]
  const known = KINDS.map((kind) => [kind, new Set(db[kind].all().map(({ id }) => id))] as const)
  const keys = [
    ...ids.filter((id, at) => id !== me || at < inAddress.length),
    ...(me === undefined ? [] : [me]),
  ].flatMap((id) => known.flatMap(([kind, stored]) => (stored.has(id) ? [`${kind}/${id}`] : [])))
  return [...new Set([...conversation(), ...keys])].slice(0, LONGEST)

  /** The chat of a conversation's page, and its messages, the last one first. */
  function conversation(): string[] {
    const characterId = /\/chat\/character\/(?<id>[^/?]+)/.exec(address)?.groups?.id
    const chat = db.chats.findFirst((q) => q.where({ ownerId: me ?? '', characterId: characterId ?? '' }))
    if (!chat) return []
    const messages = db.messages
      .findMany((q) => q.where({ chatId: chat.id }))
      .sort((one, other) => other.position - one.position)
    return [`chats/${chat.id}`, ...messages.slice(0, LAST_READS).map(({ id }) => `messages/${id}`)]
  }
}

/** The same, again after every call and change of page. */
export function useShownRecords(handle: DeveloperHandle): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([])
  const { href } = window.location
  const calls = handle.server.log.calls()
  useEffect(() => {
    let isLatest = true
    void shownRecords(handle.server, handle.viewer()?.id, href, calls).then((keys) => isLatest && setShown(keys))
    return () => void (isLatest = false)
  }, [handle, href, calls])
  return shown
}
