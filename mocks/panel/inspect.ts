import type { Database } from '#mocks/db/database.ts'
import { kindAndId, KINDS } from '#mocks/edits/recordSchemas.ts'
import { readRecord } from '#mocks/edits/records.ts'
import { createPictureAddresses } from '#mocks/pictures/pictureAddresses.ts'
import { isRecord } from '#src/lib/isRecord.ts'

/** What a person points at: a picture by its address, a time in ISO 8601, or a text. */
export type Pointed = { picture: string } | { time: string } | { text: string }

/** A record (`kind/id`) and the place of a value in it, joined by dots. */
export interface Place {
  key: string
  field: string
}

/**
 * What is under the pointer, and what is around it. A link that covers a card has no text: it is in an element around it.
 */
export function pointedAt(target: Element, at?: { clientX: number; clientY: number }): Pointed[] {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return [{ text: target.value }]
  for (let around: Element | null = target; around; around = around.parentElement) {
    const nodes = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!node.nodeValue?.trim() || !isAt(node, at)) continue
      const time = node.parentElement?.closest('time')?.dateTime
      return time ? [{ time }] : [{ text: node.nodeValue }, { text: node.parentElement!.textContent }]
    }
    const pictures = around instanceof HTMLImageElement ? [around] : around.querySelectorAll('img')
    const picture = Array.from(pictures).find((each) => isAt(each, at))
    if (picture) return [{ picture: picture.currentSrc }]
  }
  return [{ text: target.textContent }]
}

function isAt(node: Node, at: { clientX: number; clientY: number } | undefined): boolean {
  if (!at) return true
  const range = document.createRange()
  range.selectNode(node)
  return Array.from(range.getClientRects()).some(
    ({ left, right, top, bottom }) =>
      left <= at.clientX && at.clientX <= right && top <= at.clientY && at.clientY <= bottom,
  )
}

/** The places with the first of these values that a record of the page has, or else any record. */
export function placesOf(db: Database, shown: readonly string[], pointed: readonly Pointed[]): Place[] {
  const all = () => KINDS.flatMap((kind) => db[kind].all().map(({ id }) => `${kind}/${id}`))
  const first = (keys: readonly string[]) =>
    pointed.map((each) => closest(db, keys, each)).find((places) => places.length > 0)
  return first(shown) ?? first(all()) ?? []
}

/** Closer matches hide others. */
function closest(db: Database, keys: readonly string[], pointed: Pointed): Place[] {
  const places = keys.flatMap((key) =>
    valuesOf(db, key).map(([field, value]) => ({ key, field, closeness: closeness(pointed, value) })),
  )
  const best = Math.max(1, ...places.map((each) => each.closeness))
  return places.flatMap(({ key, field, closeness: each }) => (each === best ? [{ key, field }] : []))
}

/** The values of a record; the value of its picture is a list of addresses, one for each size. */
function valuesOf(db: Database, key: string): [field: string, value: unknown][] {
  const [kind, id] = kindAndId(key)
  const { picture: _, ...record } = readRecord(db, kind, id) ?? {}
  const addresses = createPictureAddresses('')
  const character = kind === 'characters' && db.characters.findFirst((q) => q.where({ id }))
  const user = kind === 'users' && db.users.findFirst((q) => q.where({ id }))
  const pictures = character ? addresses.ofCharacter(character) : user ? addresses.ofUser(user) : {}
  return [['picture', Object.values(pictures)], ...leaves(record)]
}

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isRecord(value) && !Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, each]) => leaves(each, path === '' ? name : `${path}.${name}`))
}

/** 3: the same; 2: a part of the value, as a paragraph is; 1: the value is in the text, as in “by Mira”; 0: neither. */
function closeness(pointed: Pointed, value: unknown): number {
  if ('picture' in pointed)
    return Array.isArray(value) && value.some((each) => isFile(pointed.picture, String(each))) ? 3 : 0
  if ('time' in pointed) return value === pointed.time ? 3 : 0
  const { text } = pointed
  if (typeof value === 'number') return isNumber(text, value) ? 3 : 0
  if (typeof value !== 'string' || value.trim() === '') return 0
  const [seen, own] = [words(text), words(value)]
  if (text.trim() === value.trim() || (seen !== '' && seen === own)) return 3
  if (seen.length > SHORTEST_PART && own.includes(seen)) return 2
  return own !== '' && ` ${seen} `.includes(` ${own} `) ? 1 : 0
}

/** A shorter part, such as “the”, is in many texts. */
const SHORTEST_PART = 3
/** Without markdown, and without the sign of a text that is cut. */
const words = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()

/** 1,204,388 is shown in full, or with three digits: 1.2M. */
function isNumber(text: string, value: number): boolean {
  const [, digits, unit = ''] = /^([\d.]+)([kMB]?)$/.exec(text.trim().replaceAll(',', '')) ?? []
  const shown = Number(digits + { '': '', k: 'e3', M: 'e6', B: 'e9' }[unit]!)
  return shown === value || (unit !== '' && shown === Number(value.toPrecision(3)))
}

const isFile = (address: string, file: string) => address === file || address.endsWith(`/${file}`)
