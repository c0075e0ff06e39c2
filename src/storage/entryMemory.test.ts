import * as v from 'valibot'
import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { entryMemory } from './entryMemory.ts'

const memory = entryMemory('pages', v.object({ pages: v.number() }))

it('each entry of the history finds its own value again', () => {
  const storage = memoryStorage()
  memory.write(storage, 'one', { pages: 1 })
  memory.write(storage, 'two', { pages: 2 })
  memory.write(storage, 'one', { pages: 3 })
  expect(memory.read(storage, 'one')).toEqual({ pages: 3 })
  expect(memory.read(storage, 'two')).toEqual({ pages: 2 })
  expect(memory.read(storage, 'three')).toBeUndefined()
})

it('two worlds remember different things', () => {
  const [one, other] = [memoryStorage(), memoryStorage()]
  memory.write(one, 'entry', { pages: 1 })
  expect(memory.read(other, 'entry')).toBeUndefined()
})

it('the oldest entries are forgotten first', () => {
  const storage = memoryStorage()
  for (let entry = 0; entry < 40; entry++) memory.write(storage, String(entry), { pages: entry })
  expect(memory.read(storage, '39')).toEqual({ pages: 39 })
  expect(memory.read(storage, '16')).toEqual({ pages: 16 })
  expect(memory.read(storage, '15')).toBeUndefined()
})

it.for([
  { what: 'not JSON', content: '{' },
  { what: 'no list', content: '{"one":1}' },
  { what: 'another shape', content: '[["one",{"pages":"many"}]]' },
])('a stored value that is $what counts as absent and is written over', ({ content }) => {
  const storage = memoryStorage({ pages: content })
  expect(memory.read(storage, 'one')).toBeUndefined()
  memory.write(storage, 'one', { pages: 1 })
  expect(memory.read(storage, 'one')).toEqual({ pages: 1 })
})

it('a storage that is full or blocked remembers nothing and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse })
  memory.write(storage, 'one', { pages: 1 })
  expect(memory.read(storage, 'one')).toBeUndefined()
})
