import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFECTS } from './defects.ts'
import { withDefect } from './plantedBuild.ts'

it.for(Object.entries(DEFECTS))('the defect "%s" can still be planted', ([, defect]) => {
  const source = readFileSync(defect.file, 'utf8')
  expect(withDefect(source, defect)).not.toBe(source)
})

it('refuses a defect whose place has changed', () => {
  const defect = { what: '', file: 'x.ts', changes: [['a', 'b']] } as const
  expect(withDefect('a c', defect)).toBe('b c')
  expect(() => withDefect('c', defect)).toThrow('x.ts does not contain once: a')
  expect(() => withDefect('a a', defect)).toThrow('x.ts does not contain once: a')
})
