import { expect, it } from 'vitest'
import { type Invariant, signatureOf, violationsOf } from './invariants.ts'
import type { PageState } from './pageState.ts'
import { isWrittenIn } from './visit.ts'

const good: PageState = {
  path: '/chats',
  title: 'Chats · Perigee',
  headings: ['Chats'],
  dialogs: [],
  textLength: 400,
  raw: [],
  sidewaysPx: 0,
  windowWidth: 1280,
  textSizePx: 16,
  busy: [],
  controls: [],
}
const violatedBy = (part: Partial<PageState>) => violationsOf({ ...good, ...part }).map(({ invariant }) => invariant)

it.for<[Invariant, Partial<PageState>]>([
  ['no blank page', { textLength: 3 }],
  ['no raw value', { raw: ['undefined chats'] }],
  ['one heading', { headings: [] }],
  ['one heading', { headings: ['Chats', 'Chats'] }],
  ['one heading', { headings: [''] }],
  ['a title that fits', { title: 'Settings · Perigee' }],
  ['a title that fits', { path: '/explore', headings: ['Meet Your Next Companions'] }],
  ['a title that fits', { title: 'Chats' }],
  ['focus is seen', { focus: '<a> has the focus' }],
  ['no sideways scroll', { sidewaysPx: 28 }],
  ['no sideways scroll', { sidewaysPx: 28, windowWidth: 640, textSizePx: 24 }],
  ['no exception', { headings: ['Oops! An error occurred'] }],
])('"%s" is violated by %o', ([invariant, part]) => {
  expect(violatedBy(part)).toContain(invariant)
})

it.for<Partial<PageState>>([
  {},
  // A failure that replaces the page names itself.
  { title: 'The connection is lost · Perigee', headings: ['The connection is lost'] },
  { headings: [], busy: ['<main aria-busy="true">'] },
  { sidewaysPx: 28, windowWidth: 390, textSizePx: 24 },
])('nothing is violated by %o', (part) => {
  expect(violatedBy(part)).toEqual([])
})

it('people may write the words of raw values', () => {
  const database = JSON.stringify([{ content: 'It has been undefined since.' }])
  expect(isWrittenIn(database, 'It has been undefined since.')).toBe(true)
  expect(isWrittenIn(database, 'You have undefined chats')).toBe(false)
  expect(isWrittenIn(database, 'undefined')).toBe(false)
})

it('violations that differ in numbers and ids have one signature', () => {
  const of = (what: string) => signatureOf({ invariant: 'no raw value', what })
  expect(of('3 of 55333137-589a-531a-a304-e94b461d67ed')).toBe(of('12 of 30d3f995-4880-5fa4-ac17-7b1e8273a8fc'))
  expect(of('NaN chats')).not.toBe(of('NaN likes'))
})
