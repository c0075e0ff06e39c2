import { expect, it } from 'vitest'
import { exampleSight } from './exampleSight.ts'
import { breachesIn } from './laws.ts'
import type { Sight } from './sight.ts'
import { type Breach, signatureOf } from './trail.ts'
import { isWrittenIn } from './visit.ts'

const good = exampleSight()
const lawsBrokenIn = (part: Partial<Sight>) => breachesIn({ ...good, ...part }).map(({ law }) => law)

it('finds nothing on a page in order', () => {
  expect(breachesIn(good)).toEqual([])
})

it.for<{ name: string; part: Partial<Sight>; law: Breach['law'] }>([
  { name: 'a blank page', part: { textLength: 3 }, law: 'no blank page' },
  { name: 'a raw value', part: { raw: ['undefined chats'] }, law: 'no raw value' },
  { name: 'no heading', part: { headings: [] }, law: 'one heading' },
  { name: 'two headings', part: { headings: ['Chats', 'Chats'] }, law: 'one heading' },
  { name: 'an empty heading', part: { headings: [''] }, law: 'one heading' },
  { name: 'the title of another page', part: { title: 'Settings · Perigee' }, law: 'a title that fits' },
  {
    name: 'the title of the page before',
    part: { path: '/explore', headings: ['Meet Your Next Companions'] },
    law: 'a title that fits',
  },
  { name: 'a title without the product', part: { title: 'Chats' }, law: 'a title that fits' },
  { name: 'a focus in what is hidden', part: { focus: '<a> has the focus' }, law: 'focus is seen' },
  { name: 'a page wider than its window', part: { sidewaysPx: 28 }, law: 'no sideways scroll' },
  { name: 'the screen after a crash', part: { headings: ['Oops! An error occurred'] }, law: 'no exception' },
])('finds $name', ({ part, law }) => {
  expect(lawsBrokenIn(part)).toContain(law)
})

it('lets people write the words of raw values', () => {
  const database = JSON.stringify([{ content: 'It has been undefined since.' }])
  expect(isWrittenIn(database, 'It has been undefined since.')).toBe(true)
  expect(isWrittenIn(database, 'You have undefined chats')).toBe(false)
  expect(isWrittenIn(database, 'undefined')).toBe(false)
})

it('lets a failure that takes the whole page name it', () => {
  const title = 'The connection is lost · Perigee'
  expect(lawsBrokenIn({ title, headings: ['The connection is lost'] })).toEqual([])
})

it('waits for the heading of a page that is being read', () => {
  expect(lawsBrokenIn({ headings: [], busy: ['<main aria-busy="true">'] })).toEqual([])
  expect(lawsBrokenIn({ headings: ['Chats', 'Chats'], busy: ['<main aria-busy="true">'] })).toEqual(['one heading'])
})

it('asks for no more than 320 px in letters of the usual size', () => {
  expect(lawsBrokenIn({ sidewaysPx: 28, windowWidth: 390, textSizePx: 24 })).toEqual([])
  expect(lawsBrokenIn({ sidewaysPx: 28, windowWidth: 640, textSizePx: 24 })).toEqual(['no sideways scroll'])
})

it('takes two breaches that differ by numbers and ids for one', () => {
  const of = (what: string) => signatureOf({ law: 'no raw value', what })
  expect(of('3 of 55333137-589a-531a-a304-e94b461d67ed')).toBe(of('12 of 30d3f995-4880-5fa4-ac17-7b1e8273a8fc'))
  expect(of('NaN chats')).not.toBe(of('NaN likes'))
})
