import { expect, it } from 'vitest'
import { parseRegister, readRegister, RULE_ID } from './register.ts'

const heading = '| **A2.5** | **Home (/explore)** (1) | | |'

it('reads sections and rows', () => {
  const row = String.raw`| A2.5-13 | See More goes to order={chatiest\|liked} | click each | home |`
  expect(parseRegister(`${heading}\n${row}`)).toEqual([
    {
      id: 'A2.5',
      title: 'Home (/explore)',
      rules: [
        { id: 'A2.5-13', section: 'A2.5', statement: 'See More goes to order={chatiest|liked}', check: 'click each' },
      ],
    },
  ])
})
it('detects a row under another heading', () => {
  expect(() => parseRegister(`${heading}\n| A2.6-01 | … | … | card |`)).toThrow(
    'A2.6-01 does not stand under its heading.',
  )
})
it('reads the whole list of this project', () => {
  const ids = readRegister().flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(ids.filter((id) => !/^(AMB|NS)-/.test(id))).toHaveLength(1085)
  expect(ids).toContain('AMB-01')
  expect(ids).toContain('NS-01')
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !RULE_ID.test(id))).toEqual([])
})
