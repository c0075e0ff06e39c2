// Whether a character on the server is the one that was sent: for a write without a response.
import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#src/lib/isRecord.ts'
import { characterKeys } from '../calls/characters.ts'
import type { CharacterBody } from '../generated/calls.schemas.ts'
import { entriesOf, type ListResponse } from './listPage.ts'
import { textsOf } from './characterShapes.ts'

/** Whether every field of a character equals what was sent. Servers trim texts and may reorder tags. */
export function holds(character: Record<string, unknown>, sent: CharacterBody): boolean {
  const greetings = isRecord(character.greetings) ? character.greetings : {}
  return (
    textIn(character.name) === textIn(sent.name) &&
    textIn(character.description) === textIn(sent.description) &&
    textIn(character.backgroundDescription) === textIn(sent.backgroundDescription) &&
    (sent.isPublic === undefined || character.isPublic === sent.isPublic) &&
    textIn(greetings.main) === textIn(sent.greetings.main) &&
    isSameList(textsOf(greetings.alternatives), textsOf(sent.greetings.alternatives)) &&
    isSameList(traitsOf(character.personalities), traitsOf(sent.personalities)) &&
    isSameList(tagsOf(character.tags), tagsOf(sent.tags))
  )
}

/** The ids of the viewer's characters that were known before: none of them is new. */
export function ownCharactersInCache(client: QueryClient): Set<unknown> {
  const pages = client.getQueriesData<ListResponse>({ queryKey: [...characterKeys.all, 'mine'] })
  return new Set(pages.flatMap(([, page]) => entriesOf(page)).map((entry) => isRecord(entry) && entry.id))
}

function traitsOf(traits: unknown): string[] {
  return (Array.isArray(traits) ? traits : [])
    .filter(isRecord)
    .map(({ name, strength }) => `${textIn(name)} ${textIn(strength)}`)
}

function tagsOf(tags: unknown): string[] {
  return textsOf(tags)
    .map((tag) => tag.toLowerCase())
    .toSorted()
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
