import { expect, it } from 'vitest'
import { fileNameHashes } from './fileNameHashes.ts'

const CODE = `import{a}from"./a-abc_-12.js";const m=["assets/a-abc_-12.js","assets/b-1234567.css","assets/a-zzzzzzz.js"];x-1234567.5`
const NAMES = ['assets/a-abc_-12.js', 'assets/a-zzzzzzz.js', 'assets/b-1234567.css', 'index.html']

it('restores what it has replaced', () => {
  const { without, restored } = fileNameHashes(NAMES)
  expect(without(CODE)).not.toContain('abc_-12')
  expect(without(CODE)).toHaveLength(CODE.length)
  expect(restored(without(CODE))).toBe(CODE)
})

it('code is the same if only hashes have changed, and gets those of its own build', () => {
  const next = NAMES.map((name) => name.replace('abc_-12', 'bcd_-23'))
  const nextCode = CODE.replaceAll('abc_-12', 'bcd_-23')
  const [first, second] = [fileNameHashes(NAMES), fileNameHashes(next)]
  expect(second.without(nextCode)).toBe(first.without(CODE))
  expect(second.restored(first.without(CODE))).toBe(nextCode)
})

it('leaves code without such names as it is', () => {
  const { without, restored } = fileNameHashes(['index.html'])
  expect(restored(without('a-b.c;~abcdef.x'))).toBe('a-b.c;~abcdef.x')
})
