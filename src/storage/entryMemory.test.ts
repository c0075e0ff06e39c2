import * as v from 'valibot'
import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { entryMemory, keepEntriesOf } from './entryMemory.ts'

const memory = entryMemory('perigee.search', v.object({ pages: v.number() }))

it('each history entry finds its own value again', () => {
  const storage = memoryStorage()
  memory.write(storage, 'mira', 'one', { pages: 1 })
  memory.write(storage, 'mira', 'two', { pages: 2 })
  memory.write(storage, 'mira', 'one', { pages: 3 })
  expect(memory.read(storage, 'mira', 'one')).toEqual({ pages: 3 })
  expect(memory.read(storage, 'mira', 'two')).toEqual({ pages: 2 })
  expect(memory.read(storage, 'mira', 'three')).toBeUndefined()
})

it('the oldest entries are removed first', () => {
  const storage = memoryStorage()
  for (let entry = 0; entry < 40; entry++) memory.write(storage, 'mira', String(entry), { pages: entry })
  expect(memory.read(storage, 'mira', '39')).toEqual({ pages: 39 })
  expect(memory.read(storage, 'mira', '16')).toEqual({ pages: 16 })
  expect(memory.read(storage, 'mira', '15')).toBeUndefined()
})

it.for([
  { what: 'not JSON', content: '{' },
  { what: 'no list', content: '{"one":1}' },
  { what: 'another shape', content: '[["one",{"owner":"mira","value":{"pages":"many"}}]]' },
  { what: 'of a time without owners', content: '[["one",{"pages":1}]]' },
])('a stored value that is $what counts as absent and is overwritten', ({ content }) => {
  const storage = memoryStorage({ 'perigee.search': content })
  expect(memory.read(storage, 'mira', 'one')).toBeUndefined()
  memory.write(storage, 'mira', 'one', { pages: 1 })
  expect(memory.read(storage, 'mira', 'one')).toEqual({ pages: 1 })
})

it('a full or blocked storage stores nothing and causes no error', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse })
  memory.write(storage, 'mira', 'one', { pages: 1 })
  expect(memory.read(storage, 'mira', 'one')).toBeUndefined()
})

it('no user sees the value of another one; the next value replaces it', () => {
  const storage = memoryStorage()
  memory.write(storage, 'mira', 'one', { pages: 1 })
  expect(memory.read(storage, 'jonas', 'one')).toBeUndefined()
  expect(memory.read(storage, '', 'one')).toBeUndefined()
  memory.write(storage, 'jonas', 'two', { pages: 2 })
  expect(storage.getItem('perigee.search')).not.toContain('mira')
  expect(memory.read(storage, 'jonas', 'two')).toEqual({ pages: 2 })
})

it('a visitor who signs in keeps their values', () => {
  const storage = memoryStorage()
  memory.write(storage, '', 'one', { pages: 1 })
  keepEntriesOf(storage, 'mira')
  expect(memory.read(storage, 'mira', 'one')).toEqual({ pages: 1 })
  keepEntriesOf(storage, '')
  expect(memory.read(storage, '', 'one')).toBeUndefined()
  expect(storage.length).toBe(0)
})
